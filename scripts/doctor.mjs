// npm run doctor: checks a machine before and after installing; see docs/operating.md.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/doctor.ts", ["--disable-warning=ExperimentalWarning"], process.argv.slice(2));
