import { writeSync } from "node:fs";
import { onTestFinished, test } from "vitest";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { expectAgreement, expectEveryFault } from "#tests/support/payment/expect-agreement.ts";
import { playFees } from "#tests/support/payment/play-fees.ts";

const seed = Number(process.env.SEED ?? 20_261_123);
const count = Number(process.env.FEES ?? 10_000);

describeDatabases(`${count} fees with every fault in random order (SEED=${seed})`, (freshDb) => {
	test("end with desk, receipts, events and the provider's books in agreement to the paisa", async () => {
		const db = await freshDb();
		const play = await playFees(db, { count, seed });
		onTestFinished(() => play.app.close());
		expectEveryFault(play);
		await expectAgreement(db, play);
		// Writes at once, unlike a line of the console, because the other engine takes as long again.
		writeSync(2, `${count} fees agree (SEED=${seed})\n`);
	}, 14_400_000);
});
