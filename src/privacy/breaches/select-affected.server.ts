import type { Kysely } from "kysely";
import { addDays, startOfDay } from "#src/calendar/day.ts";
import { isCaseKind } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import { isMailAddress } from "#src/forms/contact-details/mail-address.ts";
import { type AffectedKind, affectedKinds } from "./breach.ts";

/** Somebody whose data a breach concerns. `email` is null where there is none. */
export type Affected = { name: string; email: string | null; phone: string; language: string | null };

/** Days are `YYYY-MM-DD`, both included; empty leaves that end open. */
export type Selection =
	| { by: "kind"; kinds: readonly AffectedKind[]; from: string; to: string }
	| { by: "list"; lines: readonly string[] }
	| { by: "reads"; memberId: number; from: string; to: string };

type Row = { name: string | null; email: string | null; phone?: string | null; language?: string | null };

const affected = ({ name, email, phone, language }: Row): Affected => ({
	name: name ?? "",
	email: email && isMailAddress(email) ? email : null,
	phone: phone ?? "",
	language: language ?? null,
});

/** Who is concerned, with doubles; `unknown` are lines of a list behind which there is nobody. */
export async function findAffected(
	db: Kysely<Database>,
	selection: Selection,
): Promise<{ people: Affected[]; unknown: string[] }> {
	if (selection.by === "list") return findListed(db, selection.lines);
	if (selection.by === "reads") return { people: await findRead(db, selection), unknown: [] };
	const { from, to } = selection;
	const since = from === "" ? "" : startOfDay(from);
	// After everything that has come.
	const before = to === "" ? "9" : startOfDay(addDays(to, 1));
	const people: Affected[] = [];
	for (const kind of selection.kinds) people.push(...(await findOfKind(db, kind, { since, before })).map(affected));
	return { people, unknown: [] };
}

type Span = { since: string; before: string };

async function findOfKind(db: Kysely<Database>, kind: AffectedKind, { since, before }: Span): Promise<Row[]> {
	if (isCaseKind(kind))
		return db
			.selectFrom("cases")
			.select(["name", "email", "phone"])
			.where("kind", "=", kind)
			.where("created_at", ">=", since)
			.where("created_at", "<", before)
			.execute();
	switch (kind) {
		case "draft":
			return db
				.selectFrom("drafts")
				.select(["email", "email as name"])
				.where("email", "is not", null)
				.where("created_at", ">=", since)
				.where("created_at", "<", before)
				.execute()
				.then((rows) => rows.map(({ email }) => ({ name: "", email })));
		case "guardian":
			return db
				.selectFrom("guardians")
				.select(["name", "email", "phone", "consent_language as language"])
				.where("answer", "is not", null)
				.where("created_at", ">=", since)
				.where("created_at", "<", before)
				.execute();
		case "visit":
			return db
				.selectFrom("visits")
				.select(["name", "email", "phone_no as phone"])
				.where("created_at", ">=", since)
				.where("created_at", "<", before)
				.execute();
		case "opening-request":
			return db
				.selectFrom("opening_requests")
				.select("email")
				.where("created_at", ">=", since)
				.where("created_at", "<", before)
				.execute()
				.then((rows) => rows.map(({ email }) => ({ name: "", email })));
		case "member":
			return db
				.selectFrom("members")
				.select(["name", "email"])
				.where("created_at", ">=", since)
				.where("created_at", "<", before)
				.execute();
		default:
			throw new Error(`Nobody is found by ${affectedKinds[kind]}.`);
	}
}

/** The people behind references and addresses; an address that is stored nowhere is unknown. */
async function findListed(db: Kysely<Database>, lines: readonly string[]) {
	const people: Affected[] = [];
	const unknown: string[] = [];
	for (const line of lines) {
		const key = line.toLowerCase();
		const rows = await db
			.selectFrom("cases")
			.select(["name", "email", "phone"])
			.where((row) => row.or([row(row.fn<string>("lower", ["reference"]), "=", key), row("email_key", "=", key)]))
			.execute();
		const others: Row[] = rows.length > 0 ? [] : await findElsewhere(db, key);
		if (rows.length + others.length === 0) unknown.push(line);
		people.push(...[...rows, ...others].map(affected));
	}
	return { people, unknown };
}

/** Addresses that belong to no case. */
async function findElsewhere(db: Kysely<Database>, key: string): Promise<Row[]> {
	const draft = db.selectFrom("drafts").select("email").where("email_key", "=", key);
	const opening = db.selectFrom("opening_requests").select("email").where("email_key", "=", key);
	const visit = db
		.selectFrom("visits")
		.select("email")
		.where((row) => row(row.fn<string>("lower", ["email"]), "=", key));
	const guardian = db
		.selectFrom("guardians")
		.select("email")
		.where((row) => row(row.fn<string>("lower", ["email"]), "=", key));
	const rows = await draft.union(opening).union(visit).union(guardian).execute();
	return rows.slice(0, 1).map(({ email }) => ({ name: "", email }));
}

/** Whose records a member has read in a time: what somebody could see who has used that account. */
async function findRead(
	db: Kysely<Database>,
	{ memberId, from, to }: Extract<Selection, { by: "reads" }>,
): Promise<Affected[]> {
	const rows = await db
		.selectFrom("case_reads")
		.innerJoin("cases", (join) =>
			join.onRef("cases.kind", "=", "case_reads.kind" as never).onRef("cases.record_id", "=", "case_reads.record_id"),
		)
		.select(["cases.name", "cases.email", "cases.phone"])
		.where("case_reads.member_id", "=", memberId)
		.where("case_reads.day", ">=", from)
		.where("case_reads.day", "<=", to === "" ? "9" : to)
		.execute();
	return rows.map(affected);
}

/** A selection in words, for the log and the page. @param nameOf a member's */
export function selectionInWords(selection: Selection, nameOf: (memberId: number) => string): string {
	if (selection.by === "list")
		return selection.lines.length === 1 ? "1 line of a list" : `${selection.lines.length} lines of a list`;
	const { from, to } = selection;
	const span = [from && `from ${from}`, to && `until ${to}`].filter(Boolean).join(" ");
	const what =
		selection.by === "reads"
			? `Records that ${nameOf(selection.memberId)} has read`
			: selection.kinds.map((kind) => affectedKinds[kind]).join(", ");
	return [what, span].filter(Boolean).join(", ");
}
