// npm run verify: reads a backup, or the running school, and reports what is damaged; see docs/operating.md.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/verify.ts", ["--disable-warning=ExperimentalWarning"], process.argv.slice(2));
