import { subscribe } from "node:diagnostics_channel";
import { existsSync, writeFileSync } from "node:fs";

// Loaded before the server (node --import): ends the process at once, as a power cut would, when a payment first reaches the moment
// DIE_AT. The file DIE_MARK is left behind, and keeps the next process on the same data alive.
const { DIE_AT = "", DIE_MARK = "" } = process.env;
if (!existsSync(DIE_MARK)) {
	subscribe(`school.payment.${DIE_AT}`, () => {
		writeFileSync(DIE_MARK, DIE_AT);
		process.kill(process.pid, "SIGKILL");
	});
}
