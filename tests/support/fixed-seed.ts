import fc from "fast-check";
import { isWhole } from "./rehearsal.ts";

const { SEED } = process.env;
const seed = SEED ? Number(SEED) : isWhole ? undefined : 7;
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
