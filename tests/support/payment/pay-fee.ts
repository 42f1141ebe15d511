import { expect } from "vitest";
import { readDatabase } from "#tests/support/database/read-database.ts";
import type { Site } from "#tests/support/server/site.ts";

/**
 * Pays the fee of an application at the sandbox's checkout, and waits until the product knows it.
 * @returns the payment
 */
export async function payFee(
	site: Site,
	reference: string,
	state = "paid",
): Promise<{ feeId: number; paymentId: string }> {
	const read = () =>
		readDatabase(site, (db) =>
			db.selectFrom("fees").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow(),
		);
	const { order_id, order_key, id } = await read();
	const body = new URLSearchParams({ order_id: order_id ?? "", key_id: order_key ?? "", outcome: "upi" });
	const response = await fetch(new URL("/sandbox/razorpay/v1/checkout/pay", site.url), { method: "POST", body });
	const { razorpay_payment_id: paymentId = "" } = (await response.json()) as Record<string, string>;
	await expect.poll(async () => (await read()).state).toBe(state);
	return { feeId: id, paymentId };
}
