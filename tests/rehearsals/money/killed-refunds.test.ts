import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openSandboxDatabase } from "#peers/razorpay/sandbox-database.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { setFaults } from "#src/payment/testing/site.server.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { payFee } from "#tests/support/payment/pay-fee.ts";
import { apply } from "#tests/support/payment/payer.ts";
import { startServer } from "#tests/support/server/server.ts";

const engines = ["sqlite", "postgres"] as const;
/**
 * asked: while it waits for a second person. in-flight: while the provider is being asked. The others as they are
 * called.
 */
const moments = ["asked", "in-flight", "refund-created", "refund-uncommitted"] as const;

test.each(engines.flatMap((engine) => moments.map((moment) => ({ engine, moment }))))(
	"a refund whose process is killed at “$moment” is made exactly once ($engine)",
	async ({ engine, moment }) => {
		const marker = join(tmpdir(), `refund-killed-${process.pid}-${engine}-${moment}`);
		rmSync(marker, { force: true });
		const site = await startServer(engine, {
			NODE_OPTIONS: `--import=${resolve("tests/support/server/crashing-process.ts")}`,
			CRASH_AT: moment,
			CRASH_MARKER: marker,
			DEMO: "off",
		});
		onTestFinished(async () => {
			rmSync(marker, { force: true });
			await site.drop();
		});
		const { reference } = await apply(site);
		const { paymentId, feeId } = await payFee(site, reference);
		const accounts = await signedInMember(site, { name: "Meena Joseph", role: "accounts" });
		const owner = await signedInMember(site, { name: "Priya Raghavan", role: "owner" });
		const refundForm = { act: "ask-refund", payment: paymentId, amount: "4.50", reason: "Withdrew" };
		const answer = await officeBrowser(site, accounts.cookie).post(officePaths.fee(feeId), refundForm);
		expect(answer.status).toBe(200);
		const confirm = () =>
			officeBrowser(site, owner.cookie).post(officePaths.money(), { act: "confirm-refund", refund: "1" });
		const read = () => readDatabase(site, (db) => db.selectFrom("refunds").selectAll().executeTakeFirstOrThrow());
		if (moment === "asked") {
			await site.kill();
			expect(await read()).toMatchObject({ state: "asked", attempts: 0 });
			await site.restart();
			await confirm();
		} else {
			const url = (path: string) => `${site.url}${path}`;
			if (moment === "in-flight") await setFaults({ url }, { delayMs: 5000 });
			const confirming = confirm().catch(() => undefined);
			if (moment === "in-flight") await expect.poll(async () => (await read()).attempts).toBe(1);
			else await expect.poll(() => existsSync(marker)).toBe(true);
			await site.kill();
			await confirming;
			expect(await read()).toMatchObject({ state: "confirmed", provider_id: null });
			// The refund looks as if its lease and its wait were over.
			const past = new Date(Date.now() - 600_000).toISOString();
			await readDatabase(site, (db) =>
				db.updateTable("refunds").set({ next_poll_at: past, leased_until: past }).execute(),
			);
			await site.restart();
		}
		await expect.poll(async () => (await read()).state, { timeout: 30_000 }).toBe("processed");
		const sandbox = await openSandboxDatabase(site);
		const refunds = await sandbox.selectFrom("refunds").select(["id", "amount", "status"]).execute();
		await sandbox.destroy();
		expect(refunds).toEqual([{ id: (await read()).provider_id, amount: 450, status: "processed" }]);
		const events = await readDatabase(site, (db) =>
			db
				.selectFrom("fee_events")
				.select("kind")
				.where("source", "=", "refund")
				.where("kind", "=", "refund_processed")
				.execute(),
		);
		expect(events).toHaveLength(1);
		const mails = await readDatabase(site, (db) =>
			db.selectFrom("outbox").select("id").where("template", "=", "fee-refunded").execute(),
		);
		expect(mails).toHaveLength(1);
	},
	120_000,
);
