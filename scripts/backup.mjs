// npm run backup: copies the school into a folder; see docs/operating.md.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/backup.ts", ["--disable-warning=ExperimentalWarning"], process.argv.slice(2));
