import type { Trx } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import { carryOut, settleOrder } from "#src/privacy/erasure/erasure-orders.server.ts";
import { planRecord } from "#src/privacy/erasure/plan-erasure.server.ts";
import { describeHold, readHolds } from "#src/privacy/erasure/read-holds.server.ts";
import { findRecords } from "#src/privacy/records/find-records.server.ts";
import type { RecordKind } from "#src/privacy/records/record-kind.ts";
import { fileRequest, type Person, thePerson } from "#src/privacy/requests/file-request.server.ts";
import { readPrivacySettings } from "#src/privacy/settings/privacy-settings.server.ts";

/** gone: there is no such record. held: the school may not let go of it yet, and has the request. */
type Withdrawn = { outcome: "erased" | "restricted" | "held" | "gone" };

/**
 * Withdraws the consent that a record rests on: the school stops working with it at once. It is erased, or restricted
 * until the law lets it be erased; the office can give a restricted record back when the person asks.
 */
export async function withdrawConsent(
	trx: Trx,
	school: School,
	{ person, kind, id }: { person: Person; kind: RecordKind; id: number },
	now: Date,
): Promise<Withdrawn> {
	const record = (await findRecords(trx, person.emailKey)).find((each) => each.kind === kind && each.id === id);
	if (!record) return { outcome: "gone" };
	const { minimum } = await readPrivacySettings(trx);
	const plannedRecord = await planRecord(trx, record, minimum, now);
	const holds = [...(await readHolds(trx, person.emailKey, now)).map(describeHold), ...plannedRecord.holds];
	const text = `Consent withdrawn: ${record.title}`;
	if (holds.length > 0) {
		if (await isFiled(trx, person, text)) return { outcome: "held" };
		await fileRequest(trx, school, { person, kind: "withdraw", text: `${text}. ${holds.join(" ")}` }, now);
		return { outcome: "held" };
	}
	const requestId = await fileRequest(trx, school, { person, kind: "withdraw", text, done: true }, now);
	const order = await trx
		.insertInto("erasure_orders")
		.values({
			request_id: requestId,
			state: "restricted",
			email: person.email,
			email_key: person.emailKey,
			reason: text,
			asked_by: null,
			asked_by_name: thePerson,
			confirmed_at: now.toISOString(),
			created_at: now.toISOString(),
		})
		.returningAll()
		.executeTakeFirstOrThrow();
	await carryOut(trx, order, [plannedRecord], now);
	await settleOrder(trx, school, order.id, now);
	return { outcome: plannedRecord.eraseOn === null ? "erased" : "restricted" };
}

/** Tells whether the school has this withdrawal already, and has not closed it. */
async function isFiled(trx: Trx, { emailKey }: Person, text: string): Promise<boolean> {
	const open = await trx
		.selectFrom("privacy_requests")
		.select("text")
		.where("email_key", "=", emailKey)
		.where("kind", "=", "withdraw")
		.where("state", "=", "open")
		.execute();
	return open.some((each) => each.text.startsWith(`${text}. `));
}
