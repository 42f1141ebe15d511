// npm start: installs, builds and serves; does again only what has changed.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/start.ts", ["--disable-warning=ExperimentalWarning"], process.argv.slice(2));
