// npm test: installs what is missing and runs every check of the project.
import { install, runInstalled } from "./install.mjs";

install();
runInstalled("scripts/test.ts", ["--disable-warning=ExperimentalWarning"]);
