import { caseKinds } from "../../src/cases/case.ts";
import { officeViews } from "../../src/cases/desk/office-views.ts";
import { countCases, listCases } from "../../src/cases/list/list-cases.server.ts";
import { type CaseFacts, storeCase } from "../../src/cases/store-case.server.ts";
import type { Db } from "../../src/db/connect.server.ts";
import { caseList } from "../../src/office/desk/case-list.ts";
import { median } from "../median.ts";

const programmes = ["barch", "march", "diploma"] as const;
const today = "2027-04-20";
const startAt = Date.parse("2026-11-02T04:00:00.000Z");
const givenNames = [
	"Nivedha",
	"Harish",
	"Lakshmi",
	"Mohamed Irfan",
	"Priyadharshini",
	"Joel",
	"Keerthana",
	"Tamilselvan",
];
const family = ["Sundaramoorthy", "Venkatesan", "Narayanan", "Basha", "Balakrishnan", "Daniel", "Ravichandran"];
const towns = ["Erode", "Tiruppur", "Thanjavur", "Ambur", "Coimbatore", "Tirunelveli", "Udhagamandalam", "Hosur"];
const long = "House number and street as people write them, with the place and the postal code, and some more words. ";

/** Every filter that the desk offers, and what people search for. */
export const queries = [
	"",
	...officeViews.map(({ query }) => query),
	"status=open&sort=-came&page=100",
	"type=barch&paid=no",
	"type=enquiry&since=2026-12-01&until=2027-01-31",
	"assignee=nobody&sort=name",
	"assignee=3,4&overdue=yes",
	"unseen=yes",
	"tag=interview",
	"stage=declined&sort=-marks",
	"q=sundara",
	"q=nivedha+erode",
	"q=98430+27716",
	"q=DSA-26-B-012345",
	"q=person9000@example.com",
	"q=nothing-has-this",
	"q=street+overdue:yes+status:ours&sort=town",
];

/** Fills a database with cases of a season's size. */
export async function fillCases(db: Db, count: number): Promise<void> {
	const now = new Date(`${today}T06:00:00.000Z`);
	for (let first = 0; first < count; first += 500)
		await db.transaction().execute(async (trx) => {
			for (let number = first; number < Math.min(first + 500, count); number += 1) {
				const id = await storeCase(trx, factsOf(number), now);
				if (number % 3 === 0)
					await trx
						.updateTable("cases")
						.set({ assignee_id: 1 + (number % 5) })
						.where("id", "=", id)
						.execute();
				if (number % 50 === 0) await trx.insertInto("case_tags").values({ case_id: id, tag: "interview" }).execute();
				if (number % 2 === 0)
					await trx
						.insertInto("seen_cases")
						.values({ member_id: 1, case_id: id, seen_at: now.toISOString() })
						.execute();
			}
		});
}

function factsOf(number: number): CaseFacts {
	const kind = caseKinds[number % 10 < 7 ? 0 : 1 + (number % 3)] ?? "application";
	const application = kind === "application";
	const cameAt = new Date(startAt + number * 600_000).toISOString();
	const pick = <Item>(items: readonly Item[], by: number) => items[by % items.length] as Item;
	return {
		kind,
		recordId: number + 1,
		type: application ? pick(programmes, number) : kind === "message" ? "contact" : kind,
		reference: application ? `DSA-26-B-${String(number).padStart(6, "0")}` : `${kind} ${number}`,
		name: `${pick(givenNames, number)} ${pick(family, number * 3 + (number % 5))}`,
		phone: `98430 ${String(27_716 + number).padStart(5, "0")}`,
		email: `person${number}@example.com`,
		town: pick(towns, number * 7),
		birthYear: String(2004 + (number % 5)),
		cameAt,
		unread: number % 20 === 0,
		final: number % 9 === 0,
		status: number % 9 === 0 ? "decided" : pick(["ours", "theirs", "theirs", "complete"] as const, number),
		waits: { for: "Review Class 12 mark sheet", since: cameAt, asked: false },
		dueOn: cameAt.slice(0, 10),
		stage: application ? (number % 9 === 0 ? "declined" : "received") : null,
		fee: application ? { paid: number % 4 !== 0, amount: 150_000 } : null,
		papers: application ? pick(["aaaaaaa", "aauamna", "nuuaamm"], number) : null,
		marks: application ? 60 + (number % 4000) / 100 : null,
		score: application && number % 3 === 0 ? 80 + (number % 100) : null,
		texts: [long.repeat(6), pick(towns, number), `Register ${number}`],
	};
}

/** Milliseconds of one page with its count, by query, the slowest first. */
export async function measureCaseLists(db: Db): Promise<{ query: string; ms: number; count: number }[]> {
	const measured: { query: string; ms: number; count: number }[] = [];
	for (const query of queries) {
		const parsed = caseList.parse(new URLSearchParams(query));
		if (!parsed.ok) throw new Error(parsed.errors.join(" "));
		const times: number[] = [];
		let count = 0;
		for (let round = 0; round < 7; round += 1) {
			const begun = performance.now();
			count = (await listCases(db, parsed.query, { unmasked: true, memberId: 1, today })).count;
			if (round > 0) times.push(performance.now() - begun);
		}
		measured.push({ query: query || "(everything)", ms: median(times), count });
	}
	return measured.toSorted((a, b) => b.ms - a.ms);
}

/** Milliseconds for the counts of all views of the office. */
export async function measureViewCounts(db: Db): Promise<number> {
	const begun = performance.now();
	for (const { query } of officeViews) {
		const parsed = caseList.parse(new URLSearchParams(query));
		if (parsed.ok) await countCases(db, parsed.query, { unmasked: true, memberId: 1, today });
	}
	return performance.now() - begun;
}
