// npm run restore: makes a school from a backup; see docs/operating.md.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/restore.ts", ["--disable-warning=ExperimentalWarning"], process.argv.slice(2));
