import { pathToFileURL } from "node:url";

/** Settings of a process whose clock stands at `moment` when it starts, ISO 8601, and runs on from there. */
export function clockAt(moment: string): Record<string, string> {
	const preload = pathToFileURL("tests/support/server/clock-process.ts").href;
	return { NODE_OPTIONS: `--import=${preload}`, TEST_CLOCK: moment };
}
