import { createHash } from "node:crypto";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { accountsNeedUntil, tookMoney } from "#src/payment/fee/fee-retention.server.ts";
import { type FoundRecord, findRecords } from "#src/privacy/records/find-records.server.ts";
import type { RecordKind } from "#src/privacy/records/record-kind.ts";
import { describeRows, filesOf, readRecordRows } from "#src/privacy/records/record-rows.server.ts";
import { readPrivacySettings } from "#src/privacy/settings/privacy-settings.server.ts";
import { describeHold, moneyHolds, readHolds } from "./read-holds.server.ts";

/** Effect of an erasure on one record. */
export type PlannedRecord = FoundRecord & {
	/** Rows that are erased, in words: "1 application, 3 documents". */
	rows: string;
	files: number;
	/** The day on which it is erased, when it is restricted until then; null where it goes at once. */
	eraseOn: string | null;
	/** Sentence that says what stays, and why. */
	stays: string | null;
	/** Reasons why it cannot be erased now. */
	holds: string[];
};

export type ErasurePlan = {
	records: PlannedRecord[];
	/** Records that are restricted already. */
	restricted: { id: number; title: string; eraseOn: string }[];
	/** Emails to the address. */
	mails: number;
	/** Reasons why nothing about the address can be erased now, those of its records included. */
	holds: string[];
	/** Digest of what is planned: another plan has another one. */
	digest: string;
};

/** Deleted at once, as their owners can do themselves: nothing was asked of the school with them. */
const atOnce: ReadonlySet<RecordKind> = new Set<RecordKind>(["draft", "opening-request"]);

/**
 * Plans what erasing the data of an address would do, without changing anything. @param emailKey the address in lower
 * case
 */
export async function planErasure(trx: Trx, emailKey: string, now: Date): Promise<ErasurePlan> {
	const { minimum } = await readPrivacySettings(trx);
	const records: PlannedRecord[] = [];
	for (const record of await findRecords(trx, emailKey)) records.push(await planRecord(trx, record, minimum, now));
	const { mails } = await trx
		.selectFrom("outbox")
		.select(({ fn }) => fn.countAll<number>().as("mails"))
		.where((row) => row(row.fn<string>("lower", ["to_address"]), "=", emailKey))
		.executeTakeFirstOrThrow();
	const restricted = await trx
		.selectFrom("restricted_records")
		.select(["id", "title", "erase_on as eraseOn"])
		.where("email_key", "=", emailKey)
		.orderBy("id")
		.execute();
	const holdLines = (await readHolds(trx, emailKey, now)).map(describeHold);
	const facts = records.map(({ kind, id, eraseOn, rows }) => [kind, id, eraseOn, rows]);
	return {
		records,
		restricted,
		mails: Number(mails),
		holds: [...holdLines, ...records.flatMap(({ holds }) => holds)],
		digest: createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16),
	};
}

/** The same for one record. @param minimum days for which it is stored at least */
export async function planRecord(trx: Trx, record: FoundRecord, minimum: number, now: Date): Promise<PlannedRecord> {
	const rows = await readRecordRows(trx, record);
	const first = addDays(dayAtSchool(new Date(record.createdAt)), minimum);
	const isOld = atOnce.has(record.kind) || first <= dayAtSchool(now);
	const isApplication = record.kind === "application";
	return {
		...record,
		rows: describeRows(rows),
		files: filesOf(rows).length,
		eraseOn: isOld ? null : first,
		stays: isApplication ? await whatStays(trx, record.id) : null,
		holds: isApplication ? await moneyHolds(trx, record.id, now) : [],
	};
}

async function whatStays(trx: Trx, applicationId: number): Promise<string | null> {
	if (!(await tookMoney(trx, applicationId))) return null;
	const { last } = await trx
		.selectFrom("fees")
		.select((row) => row.fn.max(row.fn.coalesce("paid_at", "updated_at")).as("last"))
		.where("application_id", "=", applicationId)
		.executeTakeFirstOrThrow();
	const until = formatLong(accountsNeedUntil(last));
	return (
		`Name, application number, fee and receipt stay until ${until}. ` +
		"The Companies Act (section 128) requires us to keep accounts for eight years."
	);
}
