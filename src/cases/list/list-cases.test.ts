import { describe, expect, it } from "vitest";
import { addNote } from "#src/cases/acts/notes.server.ts";
import { tagCase } from "#src/cases/acts/tags.server.ts";
import { markSeen } from "#src/cases/desk/seen-cases.server.ts";
import { type CaseFacts, storeCase } from "#src/cases/store-case.server.ts";
import { caseFacts } from "#src/cases/testing/case-facts.ts";
import type { Db } from "#src/db/connect.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { countEach, listCases } from "./list-cases.server.ts";
import { parseCaseQuery } from "./parse-case-query.ts";

const now = new Date("2026-11-20T06:00:00.000Z");
const known = { types: ["barch", "contact"], stages: ["received", "offered"] };
const parse = (text: string) => parseCaseQuery(new URLSearchParams(text), known);

describe("what a list is asked for", () => {
	it("is the same in parameters and in words", () => {
		const typed = parse(`q=${encodeURIComponent("lakshmi is:open who:me,nobody overdue:yes sort:-came 98430 27716")}`);
		const chosen = parse("q=lakshmi+98430+27716&status=open&assignee=me,nobody&overdue=yes&sort=-came");
		expect(typed).toEqual(chosen);
		expect(chosen).toMatchObject({
			ok: true,
			query: {
				words: "lakshmi 98430 27716",
				statuses: ["new", "ours", "theirs", "complete"],
				assignees: ["me", "nobody"],
				sort: { key: "came", descending: true },
			},
		});
	});

	it.each([
		[
			"status=lost",
			"status:lost: there is no such status. There are open, new, ours, theirs, complete, decided, closed.",
		],
		["type=medicine", "type:medicine: there is no such type."],
		["assignee=Priya", "assignee:Priya: write me, covered, nobody, or the number of a member."],
		["overdue=perhaps", "overdue:perhaps: write yes or no."],
		["since=yesterday", "since:yesterday: write a day as 2026-11-23."],
		["sort=height", "sort:height: a list can be sorted by due"],
		["page=0", "page:0: pages are numbered from 1."],
		["size=7", "size:7: a page has 25, 50, 100, 200 cases."],
		["since=2026-12-01&until=2026-11-01", "since:2026-12-01 is after until:2026-11-01."],
		["q=paid%3Amaybe", "paid:maybe: write yes or no."],
	])("is refused in words where it is not known: %s", (text, message) => {
		const parsed = parse(text);
		expect(parsed.ok ? "" : parsed.errors.join("\n")).toContain(message);
	});

	it("takes a word with a colon that is no filter for a word", () => {
		for (const words of ["re:hostel", "constructor:x", "toString:x"])
			expect(parse(`q=${encodeURIComponent(words)}`)).toMatchObject({ ok: true, query: { words } });
	});
});

describeDatabases("a list of cases", (freshDb) => {
	async function open(db: Db, all: Partial<CaseFacts>[]): Promise<number[]> {
		return db.transaction().execute(async (trx) => {
			const ids: number[] = [];
			for (const [index, facts] of all.entries())
				ids.push(await storeCase(trx, caseFacts(index + 1, { reference: `enquiry ${index + 1}`, ...facts }), now));
			return ids;
		});
	}
	const find = async (db: Db, text: string, memberId = 1) => {
		const parsed = parse(text);
		if (!parsed.ok) throw new Error(parsed.errors.join("\n"));
		const { rows, count } = await listCases(db, parsed.query, { memberId, today: "2026-11-20" });
		expect(count).toBeGreaterThanOrEqual(rows.length);
		return rows.map(({ recordId }) => recordId);
	};

	it("is searched by folded words, digits, addresses and any answer, of which each must be there", async () => {
		const db = await freshDb();
		await open(db, [
			{ name: "Zoë D’Souza", phone: "+91 98430-27716", email: "zoe@example.in", texts: ["Hostel with a hill view"] },
			{ name: "மீனாட்சி ராமன்", phone: "9443212345", email: "m@example.in", texts: ["100% in maths_and_art"] },
		]);
		const found = await Promise.all(
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
			].map((words) => find(db, `q=${encodeURIComponent(words)}`)),
		);
		expect(found).toEqual([[1], [1], [1], [1], [1], [2], [1], [], [2], [2], [], [2]]);
	});

	it("is counted for many queries at once as for each", async () => {
		const db = await freshDb();
		await open(db, [{ name: "Zoë D’Souza" }, { kind: "alumni", marks: 80 }, { dueOn: "2026-11-19" }]);
		const reader = { memberId: 1, today: "2026-11-20" };
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

	it("takes a tag as it is written by people", () => {
		expect(parse("tag=%23Hostel&q=tag:Résumé")).toMatchObject({ ok: true, query: { tags: ["resume", "hostel"] } });
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
