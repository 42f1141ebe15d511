// npm run build: installs, draws and builds what npm start serves, and starts nothing.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/prepare.ts", ["--disable-warning=ExperimentalWarning"], process.argv.slice(2));
