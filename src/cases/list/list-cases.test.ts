import { expect, it } from "vitest";
import { addNote } from "#src/cases/acts/notes.server.ts";
import { tagCase } from "#src/cases/acts/tags.server.ts";
import { markSeen } from "#src/cases/desk/seen-cases.server.ts";
import { type CaseFacts, storeCase } from "#src/cases/store-case.server.ts";
import { caseFacts } from "#src/cases/testing/case-facts.ts";
import type { Db } from "#src/db/connect.server.ts";
import { caseList } from "#src/office/desk/case-list.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { everyCase } from "./case-query.ts";
import { countEach, listCases } from "./list-cases.server.ts";

const now = new Date("2026-11-20T06:00:00.000Z");
const parse = (text: string) => caseList.parse(new URLSearchParams(text));

const masked = { unmasked: false, memberId: 1, today: "2026-11-20" };

describeDatabases("a list of cases", (freshDb) => {
	async function open(db: Db, all: Partial<CaseFacts>[]): Promise<number[]> {
		return db.transaction().execute(async (trx) => {
			const ids: number[] = [];
			for (const [index, facts] of all.entries())
				ids.push(await storeCase(trx, caseFacts(index + 1, { reference: `enquiry ${index + 1}`, ...facts }), now));
			return ids;
		});
	}
	const find = async (db: Db, text: string, memberId = 1, unmasked = true) => {
		const parsed = parse(text);
		if (!parsed.ok) throw new Error(parsed.errors.join("\n"));
		const { rows, count } = await listCases(db, parsed.query, { unmasked, memberId, today: "2026-11-20" });
		expect(count).toBeGreaterThanOrEqual(rows.length);
		return rows.map(({ recordId }) => recordId);
	};

	it("is searched by folded words, digits, addresses and any answer, of which each must be there", async () => {
		const db = await freshDb();
		await open(db, [
			{ name: "Zoë D’Souza", phone: "+91 98430-27716", email: "zoe@example.in", texts: ["Hostel with a hill view"] },
			{ name: "மீனாட்சி ராமன்", phone: "9443212345", email: "m@example.in", texts: ["100% in maths_and_art"] },
		]);
		const resultIds = await Promise.all(
			[
				"zoe",
				"ZOË",
				"98430 27716",
				"+91 98430 27716",
				"09843027716",
				"மீனாட்சி",
				"hill view",
				"hill maths",
				"100%",
				"s_and",
				"1%0",
				"m@example.in",
			].map((text) => find(db, `q=${encodeURIComponent(text)}`)),
		);
		expect(resultIds).toEqual([[1], [1], [1], [1], [1], [2], [1], [], [2], [2], [], [2]]);
	});

	it("is searched by name and reference alone for who may not see numbers and addresses", async () => {
		const db = await freshDb();
		await open(db, [
			{ name: "Zoë D’Souza", phone: "+91 98430-27716", email: "kite@example.in", texts: ["Call 94432 00112"] },
			{ reference: "DSA-26-B-000123", name: "Anbu", phone: "9443212345", email: "anbu.77@example.in" },
		]);
		const search = (text: string) => find(db, `q=${encodeURIComponent(text)}`, 1, false);
		const hiddenQueries = [
			"98430 27716",
			"09843027716",
			"27716",
			"77",
			"94432",
			"94432 00112",
			"kite",
			"kite@",
			"example.in",
		];
		expect(await Promise.all([...hiddenQueries, "anbu.77", "zoe kite"].map(search))).toEqual(
			[...hiddenQueries, "", ""].map(() => []),
		);
		const shownQueries = ["ZOË", "d’souza", "zoe enquiry", "dsa-26-b-000123", "000123", "anbu 26-b", ""];
		expect(await Promise.all(shownQueries.map(search))).toEqual([[1], [1], [1], [2], [2], [2], [1, 2]]);
		const { rows } = await listCases(db, { ...everyCase, sort: { key: "name", descending: false } }, masked);
		expect(rows.map(({ phone, email }) => [phone, email])).toEqual([
			["•••• 45", "a•••@example.in"],
			["•••• 16", "k•••@example.in"],
		]);
	});

	it("finds names, addresses and numbers of any script, however they were typed", async () => {
		const db = await freshDb();
		await open(db, [
			{ name: "கொற்றவை லக்ஷ்மி", texts: ["௧௨/௩, கோவில் தெரு, உதகமண்டலம் ௬௪௩ ௦௦௧"], phone: "௯௮௪௩௦ ௨௭௭௧௬" },
			{ name: "श्रीकान्त क़ुरैशी", texts: ["घर १२, राँची ८३४००१", "क्‍ष"], reference: "DSA-26-B-000123" },
		]);
		const search = (text: string, unmasked = true) => find(db, `q=${encodeURIComponent(text)}`, 1, unmasked);
		const words = { 1: ["கொற்றவை", "லக்ஷ்மி", "உதகமண்டலம் 643", "௬௪௩", "௯௮௪௩௦௨௭௭௧௬", "௦௯௮௪௩௦ 27716", "௧௨/3"] };
		const others = ["श्रीकान्त", "क़ुरैशी", "राँची", "834001", "८३४००१", "8३4००１", "क्ष", "dsa-२६-b-०००१२३", "घर 12"];
		for (const [id, texts] of Object.entries({ ...words, 2: others }))
			for (const text of texts)
				for (const form of ["NFC", "NFD", "NFKC", "NFKD"])
					expect(await search(text.normalize(form)), text).toEqual([Number(id)]);
		expect(await Promise.all(["கொற்றவை", "dsa-२६", "क़ुरैशी"].map((text) => search(text, false)))).toEqual([[1], [2], [2]]);
	});

	it("is sorted by names as the dictionaries of their languages do", async () => {
		const db = await freshDb();
		const sorted = {
			en: "anbu Meena Priya Zoë",
			hi: "अंकित अकबर अनिल आरती कमल किरण कृष्ण क्षमा गीता जया ज्ञान त्रिलोक शीला श्री हरि",
			ta: "அக்கம்மா அகல்யா அபிராமி அருண் அலமேலு அழகன் அறிவு அன்பு அனிதா கனகா நளினி லதா வள்ளி வனிதா ஜெயா ஷர்மிளா ஸ்ரீதேவி",
		};
		const names = Object.entries(sorted).flatMap(([language, text]) =>
			text.split(" ").toSorted(new Intl.Collator(language).compare),
		);
		expect(names.join(" ")).toBe(Object.values(sorted).join(" "));
		await open(
			db,
			names.toReversed().map((name) => ({ name, town: name })),
		);
		const ids = names.map((_, index) => names.length - index);
		for (const key of ["name", "town"]) {
			expect(await find(db, `sort=${key}&size=100`)).toEqual(ids);
			expect(await find(db, `sort=-${key}&size=100`)).toEqual(ids.toReversed());
		}
	});

	it("is counted for many queries at once as for each", async () => {
		const db = await freshDb();
		await open(db, [{ name: "Zoë D’Souza" }, { kind: "alumni", marks: 80 }, { dueOn: "2026-11-19" }]);
		const reader = { unmasked: true, memberId: 1, today: "2026-11-20" };
		const texts = ["", "type=contact", "overdue=yes", "q=zoe", "q=nobody", "unseen=yes", "overdue=no"];
		const queries = [...texts, ...texts].flatMap((text) => {
			const parsed = parse(text);
			return parsed.ok ? [parsed.query] : [];
		});
		const alone: number[] = [];
		for (const query of queries) alone.push((await listCases(db, query, reader)).count);
		expect(alone).toHaveLength(14);
		expect(new Set(alone).size).toBeGreaterThan(2);
		expect(await countEach(db, queries, reader)).toEqual(alone);
		expect(await countEach(db, [], reader)).toEqual([]);
	});

	it("is sorted alike by both engines, by the number at a reference's end, and by towns, unknown ones last", async () => {
		const db = await freshDb();
		const towns = ["", "Ooty", "coonoor", "Kotagiri", "", "", "", "", "Aruvankadu", "", "", "Salem"];
		await open(
			db,
			towns.map((town, index) => ({ town, reference: `contact ${index + 1}` })),
		);
		expect((await find(db, "sort=town")).slice(0, 6)).toEqual([9, 3, 4, 2, 12, 1]);
		expect((await find(db, "sort=-town")).slice(0, 5)).toEqual([12, 2, 4, 3, 9]);
		expect(await find(db, "sort=reference")).toEqual(towns.map((_town, index) => index + 1));
		expect((await find(db, "sort=-reference"))[0]).toBe(12);
	});

	it("keeps what it does not know last, whichever way it is sorted, and pages without gaps", async () => {
		const db = await freshDb();
		await open(db, [
			{ marks: 80 },
			{ marks: null },
			{ marks: 91.5 },
			...Array.from({ length: 30 }, () => ({ marks: 70 })),
		]);
		expect((await find(db, "sort=marks&size=50")).at(-1)).toBe(2);
		expect((await find(db, "sort=-marks&size=50")).slice(0, 2)).toEqual([3, 1]);
		expect((await find(db, "sort=-marks&size=50")).at(-1)).toBe(2);
		const pages = [...(await find(db, "sort=marks&size=25")), ...(await find(db, "sort=marks&size=25&page=2"))];
		expect(new Set(pages).size).toBe(33);
		expect(await find(db, "page=9")).toEqual([]);
	});

	it("filters by tags, mentions, fees, days and what a member has not seen", async () => {
		const db = await freshDb();
		const fee = (paid: boolean) => ({ paid, amount: 150_000 });
		const ids = await open(db, [
			{ fee: fee(true), cameAt: "2026-11-18T20:00:00.000Z", dueOn: "2026-11-19" },
			{ fee: fee(false), dueOn: "2026-11-20" },
			{ kind: "alumni", dueOn: null },
		]);
		const by = { id: 2, name: "Arun Selvam" };
		await db.transaction().execute(async (trx) => {
			await tagCase(trx, { caseId: ids[1] ?? 0, by, tag: "#Needs Hostel" }, now);
			await addNote(trx, { caseId: ids[2] ?? 0, by, text: "@Priya please call", mentions: [1, 12] }, now);
		});
		await markSeen(db, { memberId: 1, caseId: ids[0] ?? 0 }, now);
		expect(await find(db, "tag=needs-hostel")).toEqual([2]);
		expect(await find(db, "mentions=yes")).toEqual([3]);
		expect(await find(db, "mentions=yes", 2)).toEqual([]);
		expect([await find(db, "paid=yes"), await find(db, "paid=no")]).toEqual([[1], [2]]);
		expect([await find(db, "overdue=yes"), await find(db, "overdue=no")]).toEqual([[1], [2, 3]]);
		// The day is the school's: 19 November there when it was the 18th in UTC.
		expect(await find(db, "since=2026-11-19&until=2026-11-19")).toEqual([1]);
		expect(await find(db, "unseen=yes")).toEqual([2, 3]);
		expect(await find(db, "unseen=yes", 2)).toEqual([1]);
		expect(await find(db, "type=alumni&status=new")).toEqual([3]);
	});
});
