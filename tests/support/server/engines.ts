import type { Engine } from "./server.ts";

/**
 * The engines of a suite in the browser: one in `npm test`, both in the rehearsal of engines. Whatever has SQL is tested
 * on both engines without a browser; here half of the suites have the one and half the other.
 */
export function onEngine(engine: Engine): readonly Engine[] {
	return process.env.ENGINES === "both" ? ["sqlite", "postgres"] : [engine];
}
