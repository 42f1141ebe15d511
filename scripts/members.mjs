// npm run members: who may sign in to the office; see docs/operating.md.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/members.ts", ["--disable-warning=ExperimentalWarning"], process.argv.slice(2));
