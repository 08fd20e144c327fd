/* Where the page begins. */
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme } from "./kit/theme";

applyTheme();
mount(App, { target: document.getElementById("app")! });
