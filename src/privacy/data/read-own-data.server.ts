import { listReads } from "#src/cases/desk/case-reads.server.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { type FoundRecord, findRecords } from "#src/privacy/records/find-records.server.ts";
import { readRecordRows } from "#src/privacy/records/record-rows.server.ts";
import type { RequestKind, RequestState } from "#src/privacy/requests/request-kind.ts";

/** Times are ISO 8601 in UTC, days `YYYY-MM-DD`. */
export type OwnRequest = {
	id: number;
	kind: RequestKind;
	state: RequestState;
	text: string;
	dueOn: string;
	createdAt: string;
	answer: string | null;
};

export type OwnData = {
	address: string;
	records: (FoundRecord & { reads: OwnRead[] })[];
	restricted: { title: string; eraseOn: string }[];
	requests: OwnRequest[];
	nominations: { id: number; name: string; email: string; createdAt: string }[];
	/** Emails that were sent, by what they were about. */
	mails: { about: string; sentAt: string }[];
};

/** Days on which the office has read a record within a year, newest first; `documents` were opened too. */
export type OwnRead = { day: string; times: number; documents: number };

async function readReads(trx: Trx, { kind, id }: FoundRecord): Promise<OwnRead[]> {
	if (kind === "draft" || kind === "visit" || kind === "opening-request") return [];
	const days = Map.groupBy(await listReads(trx, kind, id), ({ day }) => day);
	return [...days].map(([day, reads]) => ({
		day,
		times: reads.reduce((sum, { times }) => sum + times, 0),
		documents: reads.reduce((sum, { documents }) => sum + documents, 0),
	}));
}

/** Reads what is stored about an address, as its page shows it. @param emailKey the address in lower case */
export async function readOwnData(trx: Trx, emailKey: string): Promise<OwnData> {
	const restricted = await trx
		.selectFrom("restricted_records")
		.select(["title", "erase_on as eraseOn"])
		.where("email_key", "=", emailKey)
		.orderBy("id")
		.execute();
	const requests = await trx
		.selectFrom("privacy_requests")
		.select(["id", "kind", "state", "text", "due_on as dueOn", "created_at as createdAt", "answer"])
		.where("email_key", "=", emailKey)
		.orderBy("id", "desc")
		.execute();
	const nominations = await trx
		.selectFrom("nominations")
		.select(["id", "name", "email", "created_at as createdAt"])
		.where("email_key", "=", emailKey)
		.where("ended_at", "is", null)
		.orderBy("id")
		.execute();
	const mails = await trx
		.selectFrom("outbox")
		.select(["about", "sent_at"])
		.where((row) => row(row.fn<string>("lower", ["to_address"]), "=", emailKey))
		.where("sent_at", "is not", null)
		.orderBy("id")
		.execute();
	const records: OwnData["records"] = [];
	for (const record of await findRecords(trx, emailKey))
		records.push({ ...record, reads: await readReads(trx, record) });
	return {
		address: emailKey,
		records,
		restricted,
		requests,
		nominations,
		mails: mails.map(({ about, sent_at }) => ({ about, sentAt: sent_at ?? "" })),
	};
}

/** Columns that open or guard something, and say nothing about the person. */
const secret = /hash|fingerprint|idempotency_key|storage_key|password|_key$/;
/** Columns that name members of the office. */
const ofMembers = /^member_|^actor$|assignee_id|mentions|^entered_by/;
/** Tables that only machines need: links, searches, and which member has looked. */
const machinery = new Set(["access_tokens", "draft_tokens", "document_request_codes", "interview_codes"]);
const internal = new Set(["case_texts", "seen_cases", "batch_items", "audit_log"]);

/** Everything that is stored of an address, as JSON that any program can read. */
export async function describeOwnData(trx: Trx, emailKey: string, now: Date): Promise<object> {
	const { records, ...rest } = await readOwnData(trx, emailKey);
	const described: object[] = [];
	for (const record of records) {
		const { kind, title, createdAt, consent, reads } = record;
		const rows = (await readRecordRows(trx, record)).filter(
			({ table }) => !machinery.has(table) && !internal.has(table),
		);
		const storedRows = Object.fromEntries(rows.map(({ table, rows: own }) => [table, own.map(readable)]));
		const fees = kind === "application" ? await readFees(trx, record.id) : {};
		described.push({
			kind,
			title,
			received_at: createdAt,
			consent,
			read_by_office: reads,
			stored: { ...storedRows, ...fees },
		});
	}
	return { made_at: now.toISOString(), ...rest, records: described };
}

/** Names, values and JSON as they are; nothing that opens something, and no member's name. */
function readable(row: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(row)
			.filter(([name]) => !secret.test(name) && !ofMembers.test(name))
			.map(([name, value]) => [name, parseStored(value)]),
	);
}

function parseStored(value: unknown): unknown {
	if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
	try {
		return JSON.parse(value);
	} catch {
		return value;
	}
}

async function readFees(trx: Trx, applicationId: number) {
	const fees = await trx.selectFrom("fees").selectAll().where("application_id", "=", applicationId).execute();
	const ids = fees.map(({ id }) => id);
	if (ids.length === 0) return {};
	const payments = await trx.selectFrom("fee_payments").selectAll().where("fee_id", "in", ids).execute();
	const refunds = await trx
		.selectFrom("refunds")
		.select(["payment_id", "amount", "currency", "state", "created_at", "finished_at"])
		.where("fee_id", "in", ids)
		.execute();
	return { fees: fees.map(readable), payments: payments.map(readable), refunds };
}
