// npm run licences: lists the licences of the packages that the site needs, in docs/licences.md.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/licences.ts", []);
