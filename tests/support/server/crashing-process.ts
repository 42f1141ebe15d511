import { subscribe } from "node:diagnostics_channel";
import { existsSync, writeFileSync } from "node:fs";

// Preloaded by `node --import`: ends the process like a power cut when a payment first hits the crash point CRASH_AT.
// The
// file CRASH_MARKER is left behind and lets the next process on the same data live.
const { CRASH_AT = "", CRASH_MARKER = "" } = process.env;
if (!existsSync(CRASH_MARKER)) {
	subscribe(`school.payment.${CRASH_AT}`, () => {
		writeFileSync(CRASH_MARKER, CRASH_AT);
		process.kill(process.pid, "SIGKILL");
	});
}
