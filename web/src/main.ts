/* Where the page begins. */
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/letters";
import { applyTheme } from "./kit/theme";
import { language, speak } from "./voice/voice";

applyTheme();
document.documentElement.lang = language;
void speak("page").then(() => mount(App, { target: document.getElementById("app")! }));
