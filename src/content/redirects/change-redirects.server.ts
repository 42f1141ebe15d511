import type { Transaction } from "kysely";
import { z } from "zod";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { type Actor, readUndoable, type UndoRefusal } from "#src/audit/undoable.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import type { By } from "#src/content/editing/content-act.ts";
import { findFormerAddress, leadsInto, pathIn } from "#src/content/editing/former-addresses.server.ts";
import { lockContentVersion } from "#src/content/version.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { redirectAdded, redirectRemoved, redirectSubject } from "./redirect.ts";

export type RedirectResult = { ok: true; actId: number } | Refusal;

const row = z.object({
	leads_to: z.string().nullable(),
	item_id: z.number().nullable(),
	title: z.string().nullable(),
	created_at: z.string(),
	member_name: z.string(),
});
/** Known states of addresses; null for one that nothing is known of. */
const states = z.record(z.string(), row.nullable());
type States = z.output<typeof states>;
/** `path` is the address that the act is about; `rows` has every address that it has changed. */
const recordedSchema = z.object({ path: z.string(), rows: states });

/**
 * Has an address lead to another one. If that one leads on, the redirect goes to its end, and what led to this address
 * goes there, too: no redirect leads to another. The content version grows, so that cached responses follow.
 * @param to a path of the site, or an address elsewhere
 */
export async function addRedirect(
	trx: Transaction<Database>,
	{ from, to, by }: { from: string; to: string; by: By },
	now: Date,
): Promise<RedirectResult> {
	await lockContentVersion(trx);
	const target = await endOf(trx, to);
	if (pathIn(to) === from) return refuse("Both addresses are the same.");
	if (pathIn(target) === from) return refuse(`${to} already leads to ${from}, so visitors would go in circles.`);
	const leading = await trx.selectFrom("former_addresses").select("path").where(leadsInto(from)).execute();
	const before = await readStates(trx, [from, ...leading.map(({ path }) => path)]);
	const redirect = {
		leads_to: target,
		item_id: null,
		title: null,
		created_at: now.toISOString(),
		member_name: by.name,
	};
	const after: States = Object.fromEntries(
		Object.entries(before).map(([path, state]) => [
			path,
			path === from || !state ? redirect : { ...state, leads_to: target },
		]),
	);
	await writeStates(trx, after);
	return record(trx, { act: redirectAdded, path: from, before, after, by }, now);
}

/** Takes a redirect away that a member has added. Those of changed titles stay: addresses live for ever. */
export async function removeRedirect(
	trx: Transaction<Database>,
	{ path, by }: { path: string; by: By },
	now: Date,
): Promise<RedirectResult> {
	await lockContentVersion(trx);
	const formerAddress = await findFormerAddress(trx, path);
	if (!formerAddress?.leads_to) return refuse(`There’s no redirect from ${path}.`);
	if (formerAddress.item_id !== null) return refuse("This was a page’s own address, so its redirect stays.");
	const before = await readStates(trx, [path]);
	const after = { [path]: null };
	await writeStates(trx, after);
	return record(trx, { act: redirectRemoved, path, before, after, by }, now);
}

/** Undoes either, unless one of the addresses was changed again since. */
export async function undoRedirectAct(
	trx: Transaction<Database>,
	{ actId, by }: { actId: number; by: Actor },
	now: Date,
): Promise<RedirectResult | UndoRefusal> {
	await lockContentVersion(trx);
	const undoable = await readUndoable(trx, { actId, subject: redirectSubject, by }, () => "content.publish");
	if (!undoable.ok) return undoable;
	const { act } = undoable;
	if (act.undoes !== null) return refuse("This was already undone.");
	const [{ path, rows: before }, { rows: after }] = [recordedSchema.parse(act.before), recordedSchema.parse(act.after)];
	const current = await readStates(trx, Object.keys(after));
	const isSame = Object.entries(after).every(([each, state]) => sameState(state, current[each] ?? null));
	if (!isSame) return refuse("This was changed again later. Undo that first.");
	const restoredStates: States = {};
	for (const [each, state] of Object.entries(before)) {
		const target = state?.leads_to ? await endOf(trx, state.leads_to, Object.keys(before)) : null;
		if (target && pathIn(target) === each) return refuse(`${state?.leads_to} leads to ${each} now.`);
		restoredStates[each] = state && { ...state, leads_to: target };
	}
	await writeStates(trx, restoredStates);
	return record(trx, { act: act.act, path, before: after, after: restoredStates, by, undoes: act.id }, now);
}

/**
 * Finds where an address leads in the end; the address itself if it leads to no other.
 * @param changing addresses that are being changed
 */
async function endOf(trx: Transaction<Database>, to: string, changing: readonly string[] = []): Promise<string> {
	const path = pathIn(to);
	const next = changing.includes(path) ? undefined : await findFormerAddress(trx, path);
	return next?.leads_to ?? to;
}

async function readStates(trx: Transaction<Database>, paths: readonly string[]): Promise<States> {
	const formerAddresses = await trx.selectFrom("former_addresses").selectAll().where("path", "in", paths).execute();
	const statesByPath = new Map(formerAddresses.map(({ path, ...state }) => [path, state]));
	return Object.fromEntries(paths.map((path) => [path, statesByPath.get(path) ?? null]));
}

async function writeStates(trx: Transaction<Database>, states: States): Promise<void> {
	await trx.deleteFrom("former_addresses").where("path", "in", Object.keys(states)).execute();
	const rows = Object.entries(states).flatMap(([path, state]) => (state ? [{ path, ...state }] : []));
	if (rows.length > 0) await trx.insertInto("former_addresses").values(rows).execute();
}

function sameState(one: States[string] = null, other: States[string] = null): boolean {
	return one?.leads_to === other?.leads_to && one?.item_id === other?.item_id;
}

type Change = { act: ActName; path: string; before: States; after: States; by: By; undoes?: number };

async function record(
	trx: Transaction<Database>,
	{ act, path, before, after, by, undoes }: Change,
	now: Date,
): Promise<RedirectResult> {
	const auditEntry = { actor: by.name, memberId: by.id, act, subject: redirectSubject, undoes };
	const actId = await recordAct(
		trx,
		{ ...auditEntry, before: { path, rows: before }, after: { path, rows: after } },
		now,
	);
	return { ok: true, actId };
}
