import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { collectReads } from "#src/content/changes/content-reads.server.ts";
import { contentTypes } from "#src/content/content-types.ts";
import type { ContentActResult } from "#src/content/editing/content-act.ts";
import type { ContentItem } from "#src/content/editing/content-item.ts";
import { withPreview } from "#src/content/editing/preview.server.ts";
import { publishDue } from "#src/content/editing/publish-due.server.ts";
import { publishItem, scheduleItem, takeDownItem } from "#src/content/editing/publish-item.server.ts";
import { readItemVersions } from "#src/content/editing/read-item.server.ts";
import { restoreVersion, saveDraft } from "#src/content/editing/save-content-draft.server.ts";
import { trashItem } from "#src/content/editing/trash.server.ts";
import { undoContentAct } from "#src/content/editing/undo/undo-content.server.ts";
import { moveUses } from "#src/content/media/uses/move-uses.server.ts";
import { readUses } from "#src/content/media/uses/read-uses.server.ts";
import { addRecord, removeRecord } from "#src/content/records.server.ts";
import { readVersion } from "#src/content/version.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { allLetters } from "#src/emails.server.ts";
import { productMessages } from "#src/message-texts.ts";
import type { Letter } from "#src/school/letters/define-letter.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { newsMessages } from "#src/school/messages/sets/list-messages.ts";
import { questionsSchema } from "#src/school/trust.ts";
import { allSchoolTexts, type SchoolTexts, schemaOf, schoolTextNames } from "#src/school-texts.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { actor } from "#tests/support/office/actor.ts";
import { noteSchoolReads, readSchool } from "./read-school.server.ts";
import { findSchoolItem } from "./school-text.server.ts";
import { readSchoolFolder, seedLetters, seedSchool } from "./seed-school.server.ts";

const visitCancelled = allLetters.find(({ key }) => key === "visit-cancelled") as Letter;

const demo = await readSchoolFolder();
const { texts: ofBlank } = await import(pathToFileURL("blank-school/school-texts.ts").href);
const blank: SchoolTexts = { ...productMessages, ...ofBlank };
const by = actor(1, "Priya");
const now = new Date("2026-06-01T06:00:00Z");
const renamedSchool = { ...demo.identity, name: "Hill School" };

/** @throws when an act was not carried out */
function done(result: ContentActResult) {
	if (!result.ok) throw new Error(`${result.reason}: ${result.message}`);
	return result;
}

describe.each(Object.entries({ demo, blank }))("the texts of the %s school", (_, texts) => {
	it.each(schoolTextNames)("meet the schema of %s, which changes nothing of them", (name) => {
		expect(schemaOf(name).parse(texts[name])).toEqual(JSON.parse(JSON.stringify(texts[name])));
	});
});

it.each(allSchoolTexts.map(({ type }) => [type.table, type] as const))("%s has words for each field", (_, type) => {
	expect(Object.keys(type.office.fields)).toEqual(Object.keys(type.fields.shape));
});

describeDatabases("the fixed texts of the site", (freshDb) => {
	async function seeded(texts?: SchoolTexts): Promise<Db> {
		const db = await freshDb();
		await seedSchool(db, now, async () => ({ texts: texts ?? demo, placeholders: [] }));
		return db;
	}
	const nameIn = async (db: Db) => (await readSchool(db)).identity.name;
	async function draft(db: Db, fields: object): Promise<ContentItem> {
		const item = await findSchoolItem(db, "identity");
		const act = { itemId: item.id, seen: item.version, by, fields: { ...fields } };
		return done(await change(db, (trx) => saveDraft(trx, act, now))).item;
	}
	async function storedText(db: Db, name: string): Promise<unknown> {
		const row = await db.selectFrom("school_texts").select("fields").where("name", "=", name).executeTakeFirstOrThrow();
		return JSON.parse(row.fields);
	}
	async function publish(db: Db, fields: object) {
		const { id: itemId, version } = await draft(db, fields);
		return done(await change(db, (trx) => publishItem(trx, { itemId, seen: version, by }, now)));
	}

	it("come from the school folder once, and are never overwritten by it", async () => {
		const db = await seeded();
		// Menus are without kinds that have no record.
		const others = {
			navigation: expect.anything(),
			letters: expect.anything(),
			site: expect.anything(),
			translations: { ta: {}, hi: {} },
		};
		expect(await readSchool(db)).toEqual({ ...JSON.parse(JSON.stringify(demo)), ...others });
		expect(await readVersion(db)).toBe(0);
		await publish(db, renamedSchool);
		const changedSchool = { ...demo, identity: { ...demo.identity, name: "Another" } };
		expect(await seedSchool(db, now, async () => ({ texts: changedSchool, placeholders: [] }))).toEqual([]);
		expect(await nameIn(db)).toBe("Hill School");
	});

	it("that a release adds are filled in alone", async () => {
		const db = await seeded();
		await publish(db, renamedSchool);
		await db.deleteFrom("school_texts").where("name", "=", "visits").execute();
		await db.deleteFrom("content_items").where("type", "=", "school-visits").execute();
		expect(await seedSchool(db, now)).toEqual(["visits"]);
		expect(await nameIn(db)).toBe("Hill School");
	});

	it("are filled in once by processes that start together", async () => {
		const db = await freshDb();
		const addedNames = await Promise.all([1, 2, 3].map(() => seedSchool(db, now)));
		expect(addedNames.flat().sort()).toEqual([...schoolTextNames].sort());
	});

	it("are drafted, published, restored and undone like records", async () => {
		const db = await seeded();
		await draft(db, renamedSchool);
		expect(await nameIn(db)).toBe(demo.identity.name);
		const { id: itemId, version } = await findSchoolItem(db, "identity");
		const { actId, item } = done(await change(db, (trx) => publishItem(trx, { itemId, seen: version, by }, now)));
		expect(await nameIn(db)).toBe("Hill School");
		expect((await readItemVersions(db, itemId)).map(({ member_name }) => member_name)).toEqual([
			"Priya",
			"Initial content",
		]);
		await change(db, (trx) => undoContentAct(trx, { itemId, actId: actId ?? 0, by }, now));
		expect(await nameIn(db)).toBe(demo.identity.name);
		const restoring = { itemId, by, number: item.version > 0 ? 2 : 1 };
		await change(db, (trx) => restoreVersion(trx, restoring, now));
		done(await change(db, (trx) => publishItem(trx, { itemId, by }, now)));
		expect(await nameIn(db)).toBe("Hill School");
	});

	it("are published at a time", async () => {
		const db = await seeded();
		const { id: itemId } = await draft(db, renamedSchool);
		const publishAt = "2026-06-02T06:00:00.000Z";
		done(await change(db, (trx) => scheduleItem(trx, { itemId, by, publishAt }, now)));
		expect(await nameIn(db)).toBe(demo.identity.name);
		expect(await publishDue(db, new Date(publishAt))).toBe(1);
		expect(await nameIn(db)).toBe("Hill School");
	});

	it("are shown by a preview as they are drafted, and to no one else", async () => {
		const db = await seeded();
		const { id: itemId } = await draft(db, renamedSchool);
		expect(await withPreview(db, { itemId, at: now }, nameIn)).toBe("Hill School");
		expect(await nameIn(db)).toBe(demo.identity.name);
	});

	it("are not published with anything missing, and never taken away", async () => {
		const db = await seeded();
		const { id: itemId } = await draft(db, { ...demo.identity, name: "", email: "nobody" });
		const result = await change(db, (trx) => publishItem(trx, { itemId, by }, now));
		expect(result).toMatchObject({ reason: "invalid", issues: [{ path: "name" }, { path: "email" }] });
		for (const act of [takeDownItem, trashItem])
			expect(await change(db, (trx) => act(trx, { itemId, by }, now))).toMatchObject({ reason: "refused" });
		const takeDownAt = "2026-07-01T00:00:00.000Z";
		expect(await change(db, (trx) => scheduleItem(trx, { itemId, by, takeDownAt }, now))).toMatchObject({
			reason: "refused",
		});
	});

	it("are completed where an older release has stored less than this one asks for", async () => {
		const db = await seeded();
		const { tagline: _, ...older } = renamedSchool;
		await db
			.updateTable("school_texts")
			.set({ fields: JSON.stringify(older) })
			.where("name", "=", "identity")
			.execute();
		const reports: string[][] = [];
		const { identity } = await readSchool(db, (...report) => reports.push(report));
		expect(identity).toMatchObject({ name: "Hill School", tagline: demo.identity.tagline });
		expect(reports).toEqual([["identity", "tagline"]]);
	});

	it("have no kind in their menus that has no record", async () => {
		const db = await seeded();
		const menus = async () => JSON.stringify((await readSchool(db)).navigation);
		expect(await menus()).not.toMatch(/"\/(news|events|carrers|approvals)"/);
		const record = await change(db, (trx) => addRecord(trx, contentTypes.news, { ...samples.news }));
		expect(await menus()).toContain('"/news"');
		expect(await menus()).not.toContain('"/events"');
		await change(db, (trx) => removeRecord(trx, contentTypes.news, record.id));
		expect(await menus()).not.toContain('"/news"');
	});

	it("have the words of letters, which are published and brought back like others", async () => {
		const db = await seeded();
		await Promise.all([seedLetters(db, now), seedLetters(db, now)]);
		await seedLetters(db, now);
		const title = async () => (await readSchool(db)).letters["visit-cancelled"]?.title;
		const { texts } = visitCancelled;
		expect(await title()).toBe(undefined);
		const { id: itemId } = await findSchoolItem(db, "letter-visit-cancelled");
		const write = async (fields: object) => {
			await change(db, (trx) => saveDraft(trx, { itemId, by, fields: { ...texts, ...fields } }, now));
			return change(db, (trx) => publishItem(trx, { itemId, by }, now));
		};
		expect(await write({ title: "See you, {{nmae}}" })).toMatchObject({
			reason: "invalid",
			issues: [{ path: "title", message: "has {{nmae}}, which isn’t a placeholder of this email" }],
		});
		done(await write({ title: "See you another day" }));
		expect(await title()).toBe("See you another day");
		expect(await storedText(db, "letter-visit-cancelled")).toEqual({ title: "See you another day" });
		await change(db, (trx) => restoreVersion(trx, { itemId, by, number: 1 }, now));
		done(await change(db, (trx) => publishItem(trx, { itemId, by }, now)));
		expect(await title()).toBe(undefined);
	});

	it("leave out words of letters that this release refuses", async () => {
		const db = await seeded();
		await seedLetters(db, now);
		const older = JSON.stringify({ ...visitCancelled.texts, subject: "{{gone}}" });
		await db.updateTable("school_texts").set({ fields: older }).where("name", "=", "letter-visit-cancelled").execute();
		const reports: string[][] = [];
		const { letters } = await readSchool(db, (...report) => reports.push(report));
		expect(letters["visit-cancelled"]).toMatchObject({ title: visitCancelled.texts.title });
		expect(letters["visit-cancelled"]).not.toHaveProperty("subject");
		expect(reports).toEqual([["letter-visit-cancelled", "subject"]]);
	});

	it("have words that keep their placeholders, and those that a release has added since", async () => {
		const db = await seeded();
		const { id: itemId } = await findSchoolItem(db, "listMessages");
		const { news, ...others } = productMessages.listMessages;
		const write = async (words: object) => {
			await change(db, (trx) =>
				saveDraft(trx, { itemId, by, fields: { ...others, news: { ...news, ...words } } }, now),
			);
			return change(db, (trx) => publishItem(trx, { itemId, by }, now));
		};
		expect(await write({ categoryTitle: "News about {kind}" })).toMatchObject({
			reason: "invalid",
			issues: [
				{ path: "news.categoryTitle", message: "Put {category} back: the sentence needs it." },
				{ path: "news.categoryTitle", message: "Remove {kind}: it has no value here." },
			],
		});
		expect(await write({ categoryTitle: "{category" })).toMatchObject({
			reason: "invalid",
			issues: [{ path: "news.categoryTitle", message: "Put {category} back: the sentence needs it." }],
		});
		done(await write({ categoryTitle: "{category}, all of it" }));
		const readMessages = async () => messagesIn(newsMessages, await readSchool(db));
		expect((await readMessages()).categoryTitle({ category: "Awards" })).toBe("Awards, all of it");
		expect((await readMessages()).allNews).toBe("All news");
		const own = { news: { categoryTitle: "{category}, all of it" } };
		expect(await storedText(db, "listMessages")).toEqual(own);
		const versions = await db.selectFrom("content_versions").select("fields").where("item_id", "=", itemId).execute();
		expect(versions.map(({ fields }) => JSON.parse(fields))).toContainEqual(own);
		expect((await readItemVersions(db, itemId))[0]?.fields).toMatchObject({ ...others, news: { allNews: "All news" } });

		const later = await seeded();
		const older = JSON.stringify({ news: { allNews: "Every story" } });
		await later.updateTable("school_texts").set({ fields: older }).where("name", "=", "listMessages").execute();
		const { allNews, categoryTitle } = messagesIn(newsMessages, await readSchool(later));
		expect([allNews, categoryTitle({ category: "Awards" })]).toEqual(["Every story", "News: Awards"]);
	});

	it("render again only what shows them", async () => {
		const db = await seeded();
		const { reads } = await collectReads(async () => {
			const school = noteSchoolReads(await readSchool(db));
			return [school.identity.name, school.fees.academicYear];
		});
		expect([...reads.records].sort()).toEqual(["school-fees 1", "school-identity 1"]);
		await publish(db, renamedSchool);
		const changes = await db.selectFrom("content_changes").select(["type", "record_id"]).execute();
		expect(changes).toEqual([{ type: "school-identity", record_id: 1 }]);
	});

	it("name the present revision of a picture, and are among its uses", async () => {
		const db = await seeded();
		const valley = { key: "photo-7-1", alt: "A slope" };
		const item = await findSchoolItem(db, "home");
		const act = { itemId: item.id, by, fields: { ...demo.home, valley } };
		await change(db, (trx) => saveDraft(trx, act, now));
		expect((await readUses(db, 7)).get(7)).toMatchObject([{ state: "draft", type: "school-home", fields: ["valley"] }]);
		done(await change(db, (trx) => publishItem(trx, { itemId: item.id, by }, now)));
		expect(await change(db, (trx) => moveUses(trx, { id: 7, revision: 2, languages: [] }))).toBe(1);
		expect((await readSchool(db)).home.valley.key).toBe("photo-7-2");
		expect((await readUses(db, 7)).get(7)).toMatchObject([{ state: "published", path: "/", fields: ["valley"] }]);
	});
});

const question = (slug: string) => ({ slug, question: "Is there a hostel?", answer: ["Yes."], links: [] });
const group = (...slugs: string[]) => ({ title: "Living here", questions: slugs.map(question) });

it("two questions have no address in common, not even in two groups", () => {
	expect(questionsSchema.safeParse({ groups: [group("hostel", "food"), group("bus")] }).success).toBe(true);
	const refused = questionsSchema.safeParse({ groups: [group("hostel", "food"), group("bus", "food")] });
	expect(refused.error?.issues).toMatchObject([
		{ path: ["groups", 1, "questions", 1, "slug"], message: "is another question’s address" },
	]);
});
