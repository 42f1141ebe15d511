// Runs a script of the project with the pinned Node, after installing what is missing:
// node scripts/run.mjs scripts/start.ts [arguments]
import { install, runInstalled } from "./install.mjs";

const [script = "", ...args] = process.argv.slice(2);
install();
runInstalled(script, ["--disable-warning=ExperimentalWarning"], args);
