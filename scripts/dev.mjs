// npm run dev: the site with hot reload.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/dev.ts", ["--disable-warning=ExperimentalWarning"]);
