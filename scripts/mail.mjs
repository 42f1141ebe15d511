// npm run mail: mails that were given up, and how to send them again; see docs/operating.md.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/mail.ts", ["--disable-warning=ExperimentalWarning"], process.argv.slice(2));
