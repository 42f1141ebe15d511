import { isWhole } from "#tests/support/rehearsal.ts";

export type Engine = "sqlite" | "postgres";

/**
 * The engines of a suite whose statements other suites run on both engines: one in `npm test`, both in the rehearsal.
 * So are the suites in the browser, half of them on the one and half on the other.
 */
export const onEngine = (engine: Engine): readonly Engine[] => (isWhole ? ["sqlite", "postgres"] : [engine]);
