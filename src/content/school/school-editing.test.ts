import fc from "fast-check";
import { expect, it } from "vitest";
import { texts as demo } from "#school/school-texts.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import type { UndoRefusal } from "#src/audit/undoable.server.ts";
import type { ContentActResult } from "#src/content/editing/content-act.ts";
import { type ContentItem, contentSubject } from "#src/content/editing/content-item.ts";
import { publishDue } from "#src/content/editing/publish-due.server.ts";
import { publishItem, scheduleItem, takeDownItem } from "#src/content/editing/publish-item.server.ts";
import { readItem, readItemVersions } from "#src/content/editing/read-item.server.ts";
import { discardDraft, restoreVersion, saveDraft } from "#src/content/editing/save-content-draft.server.ts";
import { trashItem } from "#src/content/editing/trash.server.ts";
import { undoContentAct } from "#src/content/editing/undo/undo-content.server.ts";
import { readVersion } from "#src/content/version.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { change } from "#tests/support/content/samples.ts";
import { type Act, type Outcome, TextModel } from "#tests/support/content/text-model.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { actor } from "#tests/support/office/actor.ts";
import { randomRuns } from "#tests/support/rehearsal.ts";
import { findSchoolItem } from "./school-text.server.ts";
import { seedSchool } from "./seed-school.server.ts";

const start = new Date("2026-06-01T06:00:00Z");
const members = { Priya: actor(1, "Priya"), Arun: actor(2, "Arun") } as const;

const minutes = fc.constantFrom(1, 7, 25, 60);
const common = {
	minutes,
	by: fc.constantFrom("Priya", "Arun" as const),
	stale: fc.constantFrom(...Array(7).fill(false), true),
};
const act: fc.Arbitrary<Act> = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.record({
			...common,
			kind: fc.constant("save" as const),
			value: fc.constantFrom("a", "b", "c", ""),
			despite: fc.constantFrom(false, false, true),
		}),
	},
	{ weight: 4, arbitrary: fc.record({ ...common, kind: fc.constant("publish" as const) }) },
	{
		weight: 3,
		arbitrary: fc.record({ ...common, kind: fc.constant("schedule" as const), ahead: fc.constantFrom(-1, 5, 30, 90) }),
	},
	{
		weight: 2,
		arbitrary: fc.record({ ...common, kind: fc.constant("restore" as const), number: fc.integer({ min: 1, max: 5 }) }),
	},
	{ weight: 4, arbitrary: fc.record({ ...common, kind: fc.constant("undo" as const), back: fc.nat(3) }) },
	{ weight: 3, arbitrary: fc.record({ ...common, kind: fc.constant("time" as const) }) },
	fc.record({ ...common, kind: fc.constantFrom("unschedule", "discard", "takeDown", "trash" as const) }),
);

/** Acts that seldom come about by chance: a text that waits for its time, and perhaps gets there or is written on. */
const waiting = fc
	.tuple(fc.constantFrom("a", "b", "c"), fc.constantFrom("time", "unschedule" as const), act)
	.map(([value, kind, last]): Act[] => {
		const one = { by: "Priya", stale: false, minutes: 7 } as const;
		const saveForm = { ...one, kind: "save", value, despite: false } as const;
		return [saveForm, { ...one, kind: "schedule", ahead: 5 }, { ...one, kind }, last];
	});
const sequence = fc
	.array(fc.oneof({ weight: 6, arbitrary: act.map((each) => [each]) }, waiting), { minLength: 1, maxLength: 25 })
	.map((parts) => parts.flat());

/** Carries an act out as the office does. @param seen the version on the member's screen */
async function carryOut(db: Db, item: ContentItem, each: Act, now: Date): Promise<Outcome> {
	if (each.kind === "time") return (await publishDue(db, now)) > 0 ? "done" : "nothing";
	const by = members[each.by];
	const on = { itemId: item.id, by, seen: each.stale ? item.version - 1 : item.version };
	const result = await change(db, async (trx): Promise<ContentActResult | UndoRefusal> => {
		if (each.kind === "save") {
			const fields = { ...demo.identity, name: each.value };
			return saveDraft(trx, { ...on, fields, ...(each.despite && { despite: true }) }, now);
		}
		if (each.kind === "publish") return publishItem(trx, on, now);
		if (each.kind === "schedule") {
			const publishAt = new Date(now.getTime() + each.ahead * 60_000).toISOString();
			return scheduleItem(trx, { ...on, publishAt }, now);
		}
		if (each.kind === "unschedule") return scheduleItem(trx, { ...on, publishAt: null }, now);
		if (each.kind === "restore") return restoreVersion(trx, { ...on, number: each.number }, now);
		if (each.kind === "discard") return discardDraft(trx, on, now);
		if (each.kind === "takeDown") return takeDownItem(trx, on, now);
		if (each.kind !== "undo") return trashItem(trx, on, now);
		const acts = await readActs(trx, contentSubject(item.id));
		return undoContentAct(trx, { itemId: item.id, actId: acts.at(-1 - each.back)?.id ?? 0, by }, now);
	});
	return result.ok ? (result.actId === null ? "nothing" : "done") : result.reason;
}

describeDatabases("a text of the school", (freshDb) => {
	it("is a model's after any acts of two editors, stale screens, times and undos", async () => {
		const db = await freshDb();
		await fc.assert(
			fc.asyncProperty(sequence, async (acts) => {
				await db.deleteFrom("school_texts").where("name", "=", "identity").execute();
				// The text of the run before is left as another's, and this one begins anew.
				const missingFields = { record_id: null, publish_at: null };
				await db.updateTable("content_items").set(missingFields).where("type", "=", "school-identity").execute();
				await seedSchool(db, start, async () => ({ texts: demo, placeholders: [] }));
				const { id } = await findSchoolItem(db, "identity");
				const model = new TextModel(demo.identity.name);
				let passed = 0;
				for (const [index, each] of acts.entries()) {
					passed += each.minutes;
					const [item, before] = [await readItem(db, id), { shown: model.shown, version: await readVersion(db) }];
					if (!item) throw new Error("The text is gone.");
					const outcome = await carryOut(db, item, each, new Date(start.getTime() + passed * 60_000));
					expect([index, outcome]).toEqual([index, model.act(each, passed)]);
					const row = db.selectFrom("school_texts").select("fields").where("name", "=", "identity");
					expect(JSON.parse((await row.executeTakeFirstOrThrow()).fields).name).toBe(model.shown);
					// Cached pages are rendered again for what visitors see, and for nothing else.
					if (model.shown !== before.shown) expect(await readVersion(db)).toBeGreaterThan(before.version);
					if (outcome !== "done") expect(await readVersion(db)).toBe(before.version);
				}
				const versions = await readItemVersions(db, id);
				expect(versions.map(({ fields }) => fields.name).reverse()).toEqual(model.versions.map(({ value }) => value));
				const numbers = new Map(versions.map((version) => [version.id, version.number]));
				const item = await readItem(db, id);
				const number = (of: number | null | undefined) => numbers.get(of ?? 0) ?? null;
				expect({
					draft: number(item?.draft_id),
					published: number(item?.published_id),
					scheduled: number(item?.scheduled_id),
				}).toEqual({
					draft: model.names.draft,
					published: model.names.published,
					scheduled: model.names.scheduled,
				});
				expect(item?.state).toBe("published");
			}),
			{ numRuns: randomRuns(150) },
		);
	});
});
