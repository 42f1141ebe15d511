// npm run payments: applications, orders and payments side by side; see docs/operating.md.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/payments.ts", ["--disable-warning=ExperimentalWarning"], process.argv.slice(2));
