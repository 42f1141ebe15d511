import type { Db } from "../src/db/connect.server.ts";
import { feeList } from "../src/office/money/fee-list.ts";
import { findMismatches } from "../src/payment/ledger/find-mismatches.server.ts";
import { listFees, totalFees } from "../src/payment/ledger/list-fees.server.ts";
import { findDifferences } from "../src/payment/settlements/find-differences.server.ts";
import { listSettlements } from "../src/payment/settlements/list-settlements.server.ts";
import { readOpenMonth } from "../src/payment/statements/close-month.server.ts";
import { fillFees } from "./fill-fees.ts";
import { median } from "./median.ts";
import { onBothEngines } from "./on-both-engines.ts";
import type { Row } from "./report.ts";

const count = 20_000;
/** The most that a page of the money desk may take at the database, median in ms. */
const maxForAnyPage = 100;
const now = new Date("2027-04-20T06:00:00.000Z");

/** Every filter that the desk offers, each way of totals, and what people search for. */
const queries = [
	"",
	...["unpaid", "paid", "refunded"].map((state) => `state=${state}`),
	"type=barch",
	"method=upi",
	"from=2026-12-01&to=2026-12-31",
	"by=day",
	"by=method",
	"by=state",
	"page=400",
	"method=cash&by=day",
	"from=2026-12-01&by=method",
	"from=2026-12-01&method=cash&q=sundara",
	"q=sundara",
	"q=DSA-26-B-012345",
	"q=pay_12345",
	"q=nothing-has-this",
	"state=paid&type=march&method=card",
];

/** Measures what each page of the money desk costs, for every filter, on both engines. */
export const fees = () => onBothEngines({ fill: (db) => fillFees(db, count), measure });

async function measure(engine: string, db: Db): Promise<Row[]> {
	const rows: Row[] = [];
	const add = async (what: string, read: () => Promise<string>) => {
		const times: number[] = [];
		let note = "";
		for (let round = 0; round < 7; round += 1) {
			const begun = performance.now();
			note = await read();
			if (round > 0) times.push(performance.now() - begun);
		}
		rows.push({ what: `${engine}, ${what}`, value: median(times), unit: "ms", most: maxForAnyPage, note });
	};
	for (const address of queries) {
		const parsed = feeList.parse(new URLSearchParams(address));
		if (!parsed.ok) throw new Error(parsed.errors.join(" "));
		await add(address || "(every fee)", async () => {
			const fees = await listFees(db, parsed.query);
			await totalFees(db, parsed.query);
			return `${fees.count} fees`;
		});
	}
	await add("what does not agree", async () => `${(await findMismatches(db, now, { limit: 30 })).count} things`);
	await add("settlements", async () => {
		const { count } = await findDifferences(db, now, { limit: 100 });
		return `${(await listSettlements(db, { limit: 30 })).count} settlements, ${count} differences`;
	});
	await add("the month to be closed", async () => `${(await readOpenMonth(db))?.totals.counts.captured} payments`);
	return rows;
}
