import { isWhole } from "#tests/support/rehearsal.ts";
import type { Engine } from "./server.ts";

/**
 * The engines of a suite in the browser: one in `npm test`, both in the rehearsal. Whatever has SQL is tested on both
 * engines without a browser; here half of the suites have the one and half the other.
 */
export const onEngine = (engine: Engine): readonly Engine[] => (isWhole ? ["sqlite", "postgres"] : [engine]);
