import { describe, expect, it } from "vitest";
import type { ContentType } from "#src/content/content-type.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { adoptRecords } from "#src/content/editing/adopt-records.server.ts";
import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { listRecords, wholeList } from "#src/content/lists.server.ts";
import { listPageAddresses } from "#src/content/page-addresses.server.ts";
import { addRecord, findRecord } from "#src/content/records.server.ts";
import { readSchool } from "#src/content/school/read-school.server.ts";
import { readSchoolFolder, seedLetters, seedSchool } from "#src/content/school/seed-school.server.ts";
import { textsInLanguage } from "#src/content/school/texts-in-language.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { knownLanguages } from "#src/languages/catalogue.server.ts";
import { inLanguage } from "#src/languages/in-language.server.ts";
import { productMessages } from "#src/message-texts.ts";
import type { CurrentTexts } from "#src/school-texts.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { actor } from "#tests/support/office/actor.ts";
import { readTranslationFile } from "./read-translation-file.ts";
import { readTranslations, saveTranslations, translationFaults } from "./translations.server.ts";

const { news } = contentTypes;
const demo = await readSchoolFolder();
const by = actor(1, "Priya");
const now = new Date("2026-06-01T06:00:00Z");
const skip = productMessages.frameMessages.header?.skipToContent ?? "";
/** The messages of the header, as pages have them. */
const skipIn = ({ frameMessages }: CurrentTexts) => (frameMessages.header as { skipToContent: string }).skipToContent;
const newLead = "A new sentence of the school.";
const rewritten = "Straight to the text";

describeDatabases("the school’s translations", (freshDb) => {
	async function seeded(texts = demo): Promise<Db> {
		const db = await freshDb();
		await seedSchool(db, now, async () => ({ texts, messages: {}, placeholders: [] }));
		await seedLetters(db, now);
		return db;
	}
	async function publish(db: Db, translations: { english: string; translation: string }[]) {
		const saved = await change(db, (trx) => saveTranslations(trx, { tag: "ta", translations, by }, now));
		if (!saved.ok) throw new Error(saved.message);
		await change(db, (trx) => publishItem(trx, { itemId: saved.item.id, by }, now));
	}

	it("win over the product’s, once published, for messages and for what the school has written", async () => {
		const db = await seeded();
		const { lead } = demo.home;
		const inTamil = async () => textsInLanguage(await readSchool(db), "ta");
		const before = skipIn(await inTamil());
		await change(db, (trx) =>
			saveTranslations(trx, { tag: "ta", translations: [{ english: skip, translation: "வேறு" }], by }, now),
		);
		expect(skipIn(await inTamil())).toBe(before);
		await publish(db, [{ english: lead, translation: "மலை" }]);
		const texts = await inTamil();
		expect([skipIn(texts), texts.home.lead]).toEqual(["வேறு", "மலை"]);
		expect(skipIn(textsInLanguage(await readSchool(db), "hi"))).not.toBe("வேறு");
	});

	it.each(knownLanguages())("are not needed for the demo school in %s", async (tag) => {
		const { rows } = await readTranslations(await seeded(), tag);
		expect(rows.filter(({ state }) => state !== "translated").map(({ english }) => english)).toEqual([]);
	});

	it("are listed with the English that the site has now, and what is missing or out of date", async () => {
		const db = await seeded({ ...demo, home: { ...demo.home, lead: newLead } });
		const stateOf = async (english: string) => {
			const { rows } = await readTranslations(db, "ta");
			const row = rows.find((each) => each.english === english);
			return row && [row.state, row.own];
		};
		expect([await stateOf(skip), await stateOf(newLead)]).toEqual([
			["translated", false],
			["missing", false],
		]);
		await db
			.insertInto("school_texts")
			.values({ name: "frameMessages", fields: JSON.stringify({ header: { skipToContent: rewritten } }) })
			.onConflict((conflict) =>
				conflict.column("name").doUpdateSet({ fields: JSON.stringify({ header: { skipToContent: rewritten } }) }),
			)
			.execute();
		await publish(db, [{ english: "Home", translation: "வீடு" }]);
		expect(await stateOf(skip)).toBeUndefined();
		expect(await stateOf(rewritten)).toEqual(["outdated", false]);
		await publish(db, [{ english: rewritten, translation: "நேராக உரைக்கு" }]);
		expect(await stateOf(rewritten)).toEqual(["translated", true]);
		await publish(db, [{ english: rewritten, translation: "" }]);
		expect(await stateOf(rewritten)).toEqual(["outdated", false]);
	});

	it("are of records too, piece by piece, whose page is in a language once that has the main text", async () => {
		const db = await seeded();
		const [title, description] = ["A wall is mended", `The second year ${"lays stone upon stone ".repeat(5)}.`];
		const added = await change(db, (trx) => addRecord(trx, news, { ...samples.news, title, description }));
		await change(db, (trx) => adoptRecords(trx, news as ContentType, now));
		const read = (tag: string) => inLanguage(tag, () => findRecord(db, news, added.slug));
		const pages = async () =>
			(await listPageAddresses(db, news, { max: 9, tags: ["hi", "ta"] })).map(({ languages }) => languages);
		const { rows } = await readTranslations(db, "ta");
		expect(rows.filter(({ part }) => part === "records")).toContainEqual(
			expect.objectContaining({ english: title, where: `News: ${title}`, translation: "", state: "missing" }),
		);
		await publish(db, [{ english: title, translation: "சுவர்" }]);
		expect([await read("ta"), await read("hi"), await read("en")]).toMatchObject([
			{ title: "சுவர்", description },
			{ title, description },
			{ title, description },
		]);
		expect(await pages()).toEqual([[]]);
		await publish(db, [{ english: description, translation: "கல்" }]);
		expect(await read("ta")).toMatchObject({ title: "சுவர்", description: "கல்", slug: added.slug });
		expect((await inLanguage("ta", () => listRecords(db, news, wholeList))).items).toMatchObject([{ title: "சுவர்" }]);
		expect(await pages()).toEqual([["ta"]]);
	});
});

describe("a translation", () => {
	it.each([
		["Pay {amount}", "செலுத்த", ["Put {amount} back: the sentence needs it."]],
		["Pay {amount}", "{amount} செலுத்த", []],
		["Dear {{name}}, see [dates](/dates)", "{{name}}, [தேதிகள்](/fees)", 2],
		["Plain", "எளிய", []],
		["Plain", "", []],
	] as const)("of “%s” as “%s” lacks what is said", (english, translation, faults) => {
		const found = translationFaults({ english, translation });
		if (typeof faults === "number") expect(found).toHaveLength(faults);
		else expect(found).toEqual(faults);
	});
});

describe("a translator’s file", () => {
	it("is read by the names of its columns, without the marks of spreadsheets", () => {
		const file = '\ufeffcontext,target,source\r\nHome,\'- ஒன்று,"- One, two"\r\nHome,,Empty\r\n';
		expect(readTranslationFile(file)).toEqual({
			ok: true,
			translations: [{ english: "- One, two", translation: "- ஒன்று" }],
		});
	});

	it.each(["a,b\n1,2\n", 'source,target\n"One', ""])("is refused as %j", (file) => {
		expect(readTranslationFile(file)).toMatchObject({ ok: false });
	});
});
