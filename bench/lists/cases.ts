import type { Db } from "../../src/db/connect.server.ts";
import { onBothEngines } from "../on-both-engines.ts";
import type { Row } from "../report.ts";
import { fillCases, measureCaseLists, measureViewCounts } from "./case-lists.ts";

const count = 20_000;
/** The most that a page of any list with its count may take at the database, median in ms. */
const maxForAnyList = 100;

/** Measures what a page of the office's list costs, for every filter, on both engines. */
export const cases = () => onBothEngines({ fill: (db) => fillCases(db, count), measure });

async function measure(engine: string, db: Db): Promise<Row[]> {
	const lists = await measureCaseLists(db);
	const counts = await measureViewCounts(db);
	return [
		...lists.map(({ query, ms, count }) => ({
			what: `${engine}, ${query}`,
			value: ms,
			unit: "ms",
			most: maxForAnyList,
			note: `${count} cases`,
		})),
		{ what: `${engine}, counts of the office's views`, value: counts, unit: "ms", most: maxForAnyList },
	];
}
