import { type Kysely, sql } from "kysely";
import { addDays, startOfDay } from "#src/calendar/day.ts";
import type { Trx } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { dialledNumber } from "#src/formatting/dialled-number.ts";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import { thousands } from "#src/formatting/thousands.ts";
import type { PrivacyAct } from "#src/privacy/erasure/erasure-orders.server.ts";
import { type AffectedKind, affectedKinds } from "./breach.ts";
import { changeBreach, type On } from "./breach-acts.server.ts";

const perStatement = 200;

/** Days are `YYYY-MM-DD`, both included; empty leaves that end open. */
export type Selection =
	| { by: "kind"; kinds: readonly AffectedKind[]; from: string; to: string }
	| { by: "list"; lines: readonly string[] };

type Contact = { name: string | null; email: string | null; phone: string | null };
type PersonRow = Contact & { kind: string; reference: string; email_key: string; created_at: string };

/** Everyone of whom the school has an address or a number, once for each record. */
const everyone = sql<PersonRow>`(
	select kind, lower(reference) as reference, name, email, email_key, phone, created_at from cases
	union all select 'draft', '', '', email, email_key, '', created_at from drafts where email is not null
	union all select 'guardian', '', name, email, lower(email), phone, created_at from guardians where answer is not null
	union all select 'visit', '', name, email, lower(email), phone_no, created_at from visits
	union all select 'opening-request', '', '', email, email_key, '', created_at from opening_requests
	union all select 'member', '', name, email, lower(email), '', created_at from members
)`.as("person");

/** Finds the people concerned, including duplicates. */
async function findAffected(db: Kysely<Database>, selection: Selection): Promise<PersonRow[]> {
	const people = db.selectFrom(everyone).selectAll("person");
	if (selection.by === "list") {
		const keys = selection.lines.map((line) => line.toLowerCase());
		const knownPeople: PersonRow[] = [];
		for (let start = 0; start < keys.length; start += perStatement) {
			const some = keys.slice(start, start + perStatement);
			const namedQuery = people.where((row) => row.or([row("reference", "in", some), row("email_key", "in", some)]));
			knownPeople.push(...(await namedQuery.execute()));
		}
		return knownPeople;
	}
	const { kinds, from, to } = selection;
	return (
		people
			.where("kind", "in", kinds)
			.where("created_at", ">=", from === "" ? "" : startOfDay(from))
			// Nine comes after all moments.
			.where("created_at", "<", to === "" ? "9" : startOfDay(addDays(to, 1)))
			.execute()
	);
}

/** People by the address or number at which each is told, once. */
function byKey(people: readonly Contact[]) {
	const peopleByKey = new Map<string, { name: string; email: string | null; phone: string }>();
	for (const { name, email, phone } of people) {
		const address = email && isMailAddress(email) ? email : null;
		const key = address?.toLowerCase() ?? dialledNumber(phone ?? "");
		if (key === "") continue;
		const person = peopleByKey.get(key);
		peopleByKey.set(key, { name: person?.name || (name ?? ""), email: address, phone: person?.phone || (phone ?? "") });
	}
	return peopleByKey;
}

/** Adds those behind a selection who are not there yet; everyone counts once. */
export function addAffected(
	trx: Trx,
	{ selection, ...on }: On & { selection: Selection },
	now: Date,
): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async ({ id }) => {
		const people = await findAffected(trx, selection);
		const knownKeys = new Set(people.flatMap(({ reference, email_key }) => [reference, email_key]));
		const unknown = selection.by === "list" ? selection.lines.filter((line) => !knownKeys.has(line.toLowerCase())) : [];
		const unknownNote = unknown.length > 0 ? ` We found no one for: ${unknown.slice(0, 20).join(", ")}.` : "";
		const rows = [...byKey(people)].map(([person_key, person]) => ({ breach_id: id, person_key, ...person }));
		if (rows.length === 0) return `No one matches this.${unknownNote}`;
		let added = 0;
		for (let start = 0; start < rows.length; start += perStatement) {
			const insertedPeople = await trx
				.insertInto("breach_people")
				.values(rows.slice(start, start + perStatement))
				.onConflict((conflict) => conflict.columns(["breach_id", "person_key"]).doNothing())
				.returning("id")
				.execute();
			added += insertedPeople.length;
		}
		const there = rows.length - added;
		if (added === 0) return { message: `All ${thousands(there)} are already listed.${unknownNote}` };
		const also = there > 0 ? `, ${thousands(there)} already listed` : "";
		const message = `${thousands(added)} added${also}.${unknownNote}`;
		return { act: "breach-people-added", after: { words: describeAmount(selection), added }, message };
	});
}

/** Takes out all who were not told yet. */
export function removeUntold(trx: Trx, on: On, now: Date): Promise<PrivacyAct> {
	return changeBreach(trx, on, now, async ({ id }) => {
		const untold = trx.deleteFrom("breach_people").where("breach_id", "=", id).where("told_at", "is", null);
		const removed = Number((await untold.executeTakeFirst()).numDeletedRows);
		if (removed === 0) return "Everyone here has been notified.";
		const words = `${thousands(removed)} who weren’t notified yet`;
		return { act: "breach-people-removed", before: { words }, message: "People removed." };
	});
}

function describeAmount(selection: Selection): string {
	if (selection.by === "list")
		return selection.lines.length === 1 ? "1 line from a list" : `${selection.lines.length} lines from a list`;
	const { kinds, from, to } = selection;
	const span = [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(" ");
	return [...kinds.map((kind) => affectedKinds[kind]), span].filter(Boolean).join(", ");
}
