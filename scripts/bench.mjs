// npm run bench: measures the built site.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("bench/run.ts", ["--disable-warning=ExperimentalWarning"], process.argv.slice(2));
