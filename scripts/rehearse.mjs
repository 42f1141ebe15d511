// npm run rehearse: the experiments that take too long for npm test, all or by name.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/rehearse.ts", ["--disable-warning=ExperimentalWarning"], process.argv.slice(2));
