import { createHmac, randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { sandboxKeys } from "#peers/razorpay/api-keys.server.ts";
import { openSandboxDatabase } from "#peers/razorpay/sandbox-database.server.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { combinations, type FaultySite, startFaultySite } from "#tests/support/faults/faulty-site.ts";
import { apply } from "#tests/support/payment/payer.ts";
import { webhookBody } from "#tests/support/payment/payment-api.ts";

const onDisk = combinations.filter(({ files }) => files === "disk");

async function openSite(combination: (typeof onDisk)[number]) {
	const site = await startFaultySite(combination);
	onTestFinished(() => site.drop());
	const sandbox = await openSandboxDatabase(site);
	const { webhookSecret } = await sandboxKeys(sandbox);
	await sandbox.destroy();
	const deliver = async (event: object, { id = randomUUID() as string, secret = webhookSecret } = {}) => {
		const body = JSON.stringify(event);
		const headers = {
			"content-type": "application/json",
			"x-razorpay-event-id": id,
			"x-razorpay-signature": createHmac("sha256", secret).update(body).digest("hex"),
		};
		return (await fetch(`${site.url}/api/v1/razorpay/webhook`, { method: "POST", headers, body })).status;
	};
	return { site, deliver };
}

/** An application whose fee has an order. */
async function order(site: FaultySite): Promise<{ reference: string; orderId: string }> {
	const { reference, token } = await apply(site);
	const answer = await fetch(`${site.url}/api/v1/razarpay/?application=${token}`, { method: "POST" });
	return { reference, orderId: (await answer.json()).data.id };
}

const feeOf = (site: FaultySite, reference: string) =>
	readDatabase(site, async (db) => {
		const fee = await db.selectFrom("fees").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();
		const mails = await db.selectFrom("outbox").select("template").where("about", "=", reference).execute();
		return { ...fee, receipts: mails.filter(({ template }) => template === "fee-paid").length };
	});

test.each(onDisk)(
	"takes no forged webhook, and one that comes a thousand times once ($engine)",
	async (combination) => {
		const { site, deliver } = await openSite(combination);
		const { reference, orderId } = await order(site);
		const event = webhookBody(orderId, "pay_replayed");
		expect(await deliver(event, { secret: "a guess" })).toBe(400);
		expect((await feeOf(site, reference)).state).toBe("ordered");
		const [id, statuses] = [randomUUID(), new Set<number>()];
		const repeat = async () => {
			for (let times = 0; times < 50; times++) statuses.add(await deliver(event, { id }));
		};
		await Promise.all(Array.from({ length: 20 }, repeat));
		expect([...statuses]).toEqual([200]);
		expect(await feeOf(site, reference)).toMatchObject({ state: "paid", receipts: 1 });
	},
);

/** All orders of the given things. */
function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
	if (items.length === 0) yield [];
	for (const [index, item] of items.entries())
		for (const others of permutations(items.toSpliced(index, 1))) yield [item, ...others];
}

test.each(onDisk)(
	"takes the events of a payment in every order, and several at once ($engine)",
	async (combination) => {
		const { site, deliver } = await openSite(combination);
		for (const together of [false, true]) {
			for (const states of permutations(["failed", "authorized", "captured", "paid"])) {
				const { reference, orderId } = await order(site);
				const pay = `pay_${reference.replaceAll("-", "")}`;
				// A first attempt fails, a second one is captured.
				const events = states.map((state) => {
					const id = state === "failed" ? `${pay}a` : `${pay}b`;
					return state === "captured"
						? { ...webhookBody(orderId, id, "captured"), event: "payment.captured" }
						: webhookBody(orderId, id, state === "paid" ? "captured" : state);
				});
				const statuses: number[] = [];
				const send = async (event: object) => void statuses.push(await deliver(event));
				if (together) await Promise.all(events.map(send));
				else for (const event of events) await send(event);
				expect(new Set(statuses)).toEqual(new Set([200]));
				expect(await feeOf(site, reference)).toMatchObject({ state: "paid", payment_id: `${pay}b`, receipts: 1 });
			}
		}
	},
);
