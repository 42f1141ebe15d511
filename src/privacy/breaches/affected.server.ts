import { type Kysely, sql } from "kysely";
import { addDays, startOfDay } from "#src/calendar/day.ts";
import type { Trx } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { dialledNumber } from "#src/formatting/dialled-number.ts";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import { thousands } from "#src/formatting/thousands.ts";
import type { PrivacyAct } from "#src/privacy/erasure/erasure-orders.server.ts";
import { type AffectedKind, affectedKinds } from "./breach.ts";
import { changeBreach, type On } from "./change-breach.server.ts";

const perStatement = 200;

/** Days are `YYYY-MM-DD`, both included; empty leaves that end open. */
export type Selection =
	| { by: "kind"; kinds: readonly AffectedKind[]; from: string; to: string }
	| { by: "list"; lines: readonly string[] }
	| { by: "reads"; memberId: number; from: string; to: string };

type Contact = { name: string | null; email: string | null; phone: string | null; language: string | null };
type Known = Contact & { kind: string; record_id: number; reference: string; email_key: string; created_at: string };

/** Everyone of whom the school has an address or a number, once for each record. */
const everyone = sql<Known>`(
	select kind, record_id, lower(reference) as reference, name, email, email_key, phone, cast(null as text) as language,
		created_at from cases
	union all select 'draft', 0, '', '', email, email_key, '', null, created_at from drafts where email is not null
	union all select 'guardian', 0, '', name, email, lower(email), phone, consent_language, created_at from guardians
		where answer is not null
	union all select 'visit', 0, '', name, email, lower(email), phone_no, null, created_at from visits
	union all select 'opening-request', 0, '', '', email, email_key, '', null, created_at from opening_requests
	union all select 'member', 0, '', name, email, lower(email), '', null, created_at from members
)`.as("person");

/** Who is concerned, with doubles; `unknown` are lines of a list behind which there is no one. */
async function findAffected(db: Kysely<Database>, selection: Selection) {
	const people = db.selectFrom(everyone).selectAll("person");
	if (selection.by === "list") {
		const found: Known[] = [];
		const keys = selection.lines.map((line) => line.toLowerCase());
		for (let start = 0; start < keys.length; start += perStatement) {
			const some = keys.slice(start, start + perStatement);
			const named = people.where((row) => row.or([row("reference", "in", some), row("email_key", "in", some)]));
			found.push(...(await named.execute()));
		}
		const known = new Set(found.flatMap(({ reference, email_key }) => [reference, email_key]));
		return { people: found, unknown: selection.lines.filter((line) => !known.has(line.toLowerCase())) };
	}
	const { from, to } = selection;
	// Nine comes after all moments and days.
	const asked =
		selection.by === "kind"
			? people
					.where("kind", "in", selection.kinds)
					.where("created_at", ">=", from === "" ? "" : startOfDay(from))
					.where("created_at", "<", to === "" ? "9" : startOfDay(addDays(to, 1)))
			: people.where(({ exists, selectFrom }) =>
					exists(
						selectFrom("case_reads")
							.select("case_reads.day")
							.whereRef("case_reads.kind", "=", "person.kind" as never)
							.whereRef("case_reads.record_id", "=", "person.record_id")
							.where("case_reads.member_id", "=", selection.memberId)
							.where("case_reads.day", ">=", from)
							.where("case_reads.day", "<=", to === "" ? "9" : to),
					),
				);
	return { people: await asked.execute(), unknown: [] };
}

/** People by the address or number at which each is told, once. */
function byKey(people: readonly Contact[]) {
	const found = new Map<string, { name: string; email: string | null; phone: string; language: string | null }>();
	for (const { name, email, phone, language } of people) {
		const address = email && isMailAddress(email) ? email : null;
		const key = address?.toLowerCase() ?? dialledNumber(phone ?? "");
		if (key === "") continue;
		const known = found.get(key);
		const facts = { name: known?.name || (name ?? ""), email: address, phone: known?.phone || (phone ?? "") };
		found.set(key, { ...facts, language: known?.language ?? language });
	}
	return found;
}

/** Adds those behind a selection who are not there yet; everyone counts once. */
export function addAffected(
	trx: Trx,
	{ selection, ...on }: On & { selection: Selection },
	now: Date,
): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async ({ id }) => {
		const { people, unknown } = await findAffected(trx, selection);
		const unknownWords = unknown.length > 0 ? ` We found no one for: ${unknown.slice(0, 20).join(", ")}.` : "";
		const found = byKey(people);
		if (found.size === 0) return `No one matches.${unknownWords}`;
		const words = await selectionInWords(trx, selection);
		const { id: selectionId } = await trx
			.insertInto("breach_selections")
			.values({ breach_id: id, words, member_name: on.by.name, created_at: now.toISOString() })
			.returning("id")
			.executeTakeFirstOrThrow();
		const rows = [...found].map(([person_key, person]) => ({
			breach_id: id,
			selection_id: selectionId,
			person_key,
			...person,
		}));
		let added = 0;
		for (let start = 0; start < rows.length; start += perStatement) {
			const inserted = await trx
				.insertInto("breach_people")
				.values(rows.slice(start, start + perStatement))
				.onConflict((conflict) => conflict.columns(["breach_id", "person_key"]).doNothing())
				.returning("id")
				.execute();
			added += inserted.length;
		}
		const there = found.size - added;
		if (added > 0) {
			const also = there > 0 ? `, ${thousands(there)} already listed` : "";
			const message = `${thousands(added)} added${also}.${unknownWords}`;
			return { act: "breach-people-added", after: { words, added }, message };
		}
		await trx.deleteFrom("breach_selections").where("id", "=", selectionId).execute();
		return { message: `All ${thousands(there)} are already listed.${unknownWords}` };
	});
}

/** Takes out a selection with those whom it has added, as long as none of them was told. */
export function removeSelection(
	trx: Trx,
	{ selectionId, ...on }: On & { selectionId: number },
	now: Date,
): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async ({ id, sending_since }) => {
		const people = trx.selectFrom("breach_people").select("id").where("selection_id", "=", selectionId);
		const told = await people.where("told_at", "is not", null).executeTakeFirst();
		if (told || sending_since !== null) return "Some of these people have already been notified.";
		const removed = await trx
			.deleteFrom("breach_selections")
			.where("id", "=", selectionId)
			.where("breach_id", "=", id)
			.returning("words")
			.executeTakeFirst();
		if (!removed) return "This selection was already removed.";
		return { act: "breach-people-removed", before: { words: removed.words }, message: "People removed." };
	});
}

async function selectionInWords(db: Kysely<Database>, selection: Selection): Promise<string> {
	if (selection.by === "list")
		return selection.lines.length === 1 ? "1 line from a list" : `${selection.lines.length} lines from a list`;
	const { by, from, to } = selection;
	const span = [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(" ");
	if (by === "kind")
		return [selection.kinds.map((kind) => affectedKinds[kind]).join(", "), span].filter(Boolean).join(", ");
	const member = await db.selectFrom("members").select("name").where("id", "=", selection.memberId).executeTakeFirst();
	return [`Records that ${member?.name ?? "a team member"} has read`, span].filter(Boolean).join(", ");
}
