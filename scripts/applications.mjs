// npm run applications: where applications stand, and how to move them on; see docs/operating.md.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/applications.ts", ["--disable-warning=ExperimentalWarning"], process.argv.slice(2));
