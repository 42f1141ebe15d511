import { onTestFinished, test } from "vitest";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { expectAgreement } from "#tests/support/payment/expect-agreement.ts";
import { playFees } from "#tests/support/payment/play-fees.ts";
import { randomRuns } from "#tests/support/rehearsal.ts";

describeDatabases("fees with every fault in random order", (freshDb) => {
	test("end with desk, receipts, events and the provider's books in agreement to the paisa", async () => {
		const db = await freshDb();
		const play = await playFees(db, { count: randomRuns(400), seed: 20_261_125 });
		onTestFinished(() => play.app.close());
		await expectAgreement(db, play);
	});
});
