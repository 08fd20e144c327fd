/* Where the page begins. */
import "./kit/shelves";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/letters";
import { applyTheme, followSystem } from "./kit/theme";
import { alone, keeps } from "./here/place";
import { readAddress } from "./table/seats";
import { language, speak } from "./voice/voice";

applyTheme();
followSystem();
document.documentElement.lang = language;
// Without it the page is only not there when the network is not.
if (keeps) void navigator.serviceWorker?.register(`${alone ? "./" : "/"}sw.js`).catch(() => undefined);
// What a table needs is on its way before the page has words.
if (readAddress(location.pathname, location.hash, location.search))
  void import("./table/Room.svelte").catch(() => undefined);
void speak("page").then(() => mount(App, { target: document.getElementById("app")! }));
