import { dialledNumber } from "#src/formatting/dialled-number.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { done, type PrivacyAct, refuse } from "#src/privacy/erasure/erasure-orders.server.ts";
import { gone, isClosed, lockOpen, type On, record, type Trx } from "./breach-row.server.ts";
import { findAffected, type Selection, selectionInWords } from "./select-affected.server.ts";

const perStatement = 200;

/** Adds those behind a selection who are not there yet; everybody counts once. */
export async function addAffected(
	trx: Trx,
	{ breachId, by, selection }: On & { selection: Selection },
	now: Date,
): Promise<PrivacyAct> {
	const locked = await lockOpen(trx, breachId);
	if (!locked) return gone;
	if (!locked.open) return isClosed;
	const { people, unknown } = await findAffected(trx, selection);
	const unknownWords = unknown.length > 0 ? ` Nobody is behind: ${unknown.slice(0, 20).join(", ")}.` : "";
	const byKey = new Map(
		people.flatMap((person) => {
			const key = person.email?.toLowerCase() ?? dialledNumber(person.phone);
			return key === "" ? [] : [[key, person] as const];
		}),
	);
	if (byKey.size === 0) return refuse(`This finds nobody.${unknownWords}`);
	const members = await trx.selectFrom("members").select(["id", "name"]).execute();
	const words = selectionInWords(selection, (id) => members.find((member) => member.id === id)?.name ?? "a member");
	const { id } = await trx
		.insertInto("breach_selections")
		.values({ breach_id: breachId, words, member_name: by.name, created_at: now.toISOString() })
		.returning("id")
		.executeTakeFirstOrThrow();
	const rows = [...byKey].map(([person_key, { name, email, phone, language }]) => ({
		breach_id: breachId,
		selection_id: id,
		person_key,
		name,
		email,
		phone,
		language,
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
	if (added === 0) {
		await trx.deleteFrom("breach_selections").where("id", "=", id).execute();
		return done(`All ${thousands(byKey.size)} of them are there already.${unknownWords}`);
	}
	await record(trx, { breachId, by }, "breach-people-added", { after: { words, added } }, now);
	const there = byKey.size - added;
	return done(
		`${thousands(added)} added${there > 0 ? `, ${thousands(there)} were there already` : ""}.${unknownWords}`,
	);
}

/** Takes a selection back with those whom it has added, as long as none of them was told. */
export async function removeSelection(
	trx: Trx,
	{ breachId, by, selectionId }: On & { selectionId: number },
	now: Date,
): Promise<PrivacyAct> {
	const locked = await lockOpen(trx, breachId);
	if (!locked) return gone;
	if (!locked.open) return isClosed;
	const selection = await trx
		.selectFrom("breach_selections")
		.selectAll()
		.where("id", "=", selectionId)
		.where("breach_id", "=", breachId)
		.executeTakeFirst();
	if (!selection) return refuse("This selection was taken back already.");
	const told = await trx
		.selectFrom("breach_people")
		.select("id")
		.where("selection_id", "=", selectionId)
		.where("told_at", "is not", null)
		.executeTakeFirst();
	if (told || locked.breach.sending_since !== null) return refuse("Some of these people are told already.");
	await trx.deleteFrom("breach_people").where("selection_id", "=", selectionId).execute();
	await trx.deleteFrom("breach_selections").where("id", "=", selectionId).execute();
	await record(trx, { breachId, by }, "breach-people-removed", { before: { words: selection.words } }, now);
	return done("They are taken out.");
}
