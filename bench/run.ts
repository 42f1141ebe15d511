/**
 * Measures the site against its budgets and against the least that could do the same, and ends with an error when a
 * budget is broken. Usage:
 *   npm run bench [-- duels burst greedy start weights rendering lists cases fees exports archive phones interactions
 *   next-page lighthouse];
 * without names all of them, which takes about half an hour. After phones and lighthouse there may be paths: only these
 * are looked at then.
 */
import { availableParallelism, cpus, loadavg } from "node:os";
import { build } from "../scripts/building/build.ts";
import { interactions } from "./browser/interactions.ts";
import { lighthouse } from "./browser/lighthouse.ts";
import { nextPage } from "./browser/next-page.ts";
import { phones } from "./browser/phones.ts";
import { burst } from "./burst.ts";
import { duels } from "./duels.ts";
import { archive, exports } from "./exports.ts";
import { fees } from "./fees.ts";
import { greedy } from "./greedy.ts";
import { cases } from "./lists/cases.ts";
import { lists } from "./lists/lists.ts";
import { rendering } from "./rendering.ts";
import { printSection, type Row } from "./report.ts";
import { startAndMemory } from "./start.ts";
import { weights } from "./weights.ts";

const sections: Record<string, { title: string; measure: () => Promise<Row[]> }> = {
	duels: {
		title: "Against the least that could do the same (ratios of one run, taking turns)",
		measure: () => duels({ rounds: 5, seconds: 4 }),
	},
	burst: { title: "A burst", measure: () => burst(10) },
	greedy: { title: "One network that asks for more than its share", measure: () => greedy(20) },
	start: { title: "Start and memory", measure: startAndMemory },
	weights: { title: "What a first view weighs (brotli)", measure: weights },
	rendering: {
		title: "Visitors while pictures are rendered (taking turns in one run)",
		measure: () => rendering({ rounds: 5, seconds: 3 }),
	},
	lists: { title: "Lists of a million records against a thousand (ratios of medians)", measure: lists },
	cases: { title: "Lists of 20,000 cases at the office", measure: cases },
	fees: { title: "The money desk with 20,000 fees", measure: fees },
	exports: { title: "Exports of 50,000 applications", measure: exports },
	archive: { title: "An archive of ten gigabytes of documents", measure: archive },
	phones: { title: "On a phone (slow 4G, processor four times slower)", measure: () => phones(paths) },
	interactions: { title: "From a touch to the next paint (processor six times slower)", measure: interactions },
	"next-page": { title: "The next page (slow 4G, processor four times slower)", measure: nextPage },
	lighthouse: { title: "Lighthouse, on a phone", measure: () => lighthouse(paths) },
};
const argv = process.argv.slice(2).filter((word) => !word.startsWith("/"));
const paths = process.argv.slice(2).filter((word) => word.startsWith("/"));

await build();
console.log(
	`${cpus()[0]?.model.trim()}, ${availableParallelism()} processors, Node ${process.versions.node}; load before: ${loadavg()[0]?.toFixed(1)}`,
);
const brokenBudgets: string[] = [];
for (const name of argv.length > 0 ? argv : Object.keys(sections)) {
	const section = sections[name];
	if (section) brokenBudgets.push(...printSection({ title: section.title, rows: await section.measure() }));
	else brokenBudgets.push(`There is no section ${name}; there are ${Object.keys(sections).join(", ")}.`);
}
console.log(brokenBudgets.length === 0 ? "\nAll budgets are kept." : `\nBroken:\n${brokenBudgets.join("\n")}`);
process.exit(brokenBudgets.length === 0 ? 0 : 1);
