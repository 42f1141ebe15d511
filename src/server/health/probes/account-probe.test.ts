import { expect, onTestFinished, test } from "vitest";
import { runProbes } from "#src/health/run-probes.server.ts";
import { testClock } from "#src/payment/testing/fees.server.ts";
import { payAtCheckout, setFaults, startSandboxSite } from "#src/payment/testing/site.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { accountProbe } from "./payment-probes.ts";

describeDatabases("the doctor's look at the payment account", (freshDb) => {
	test("says what the last payments show of its settings", async () => {
		const now = testClock();
		const site = await startSandboxSite(await freshDb(), now);
		onTestFinished(() => site.app.close());
		const say = async () => {
			const [found] = await runProbes([accountProbe(site.gateway, now)]);
			return `${found?.state}: ${found?.sentence} ${found?.todo ?? ""}`;
		};
		const pay = async (receipt: string) => {
			const { id } = await site.gateway.createOrder({ receipt, amount: 40_000, currency: "INR", notes: {} });
			await payAtCheckout(site, id, "upi");
		};
		expect(await say()).toMatch(/^ok: No one has paid yet/);
		await pay("R-1");
		await setFaults(site, { account: "fee-bearer" });
		await pay("R-2");
		expect(await say()).toMatch(
			/^ok: None of the last payments \(2\) is waiting to be captured\. 1 payer bore Razorpay’s charge/,
		);
		await setFaults(site, { account: "none", payments: "held" });
		await pay("R-3");
		expect(await say()).toMatch(/^ok/);
		now.pass(3_600_000);
		expect(await say()).toMatch(/^warning: 1 of the last 3 payments .*set capture to automatic/);
	});
});
