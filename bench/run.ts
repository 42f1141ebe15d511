/**
 * Measures the site against its budgets and against the least that could do the same, and ends with an error when a budget is broken.
 * Usage: npm run bench [-- duels burst start weights phones deep all-phones lighthouse]; without names all but the last three.
 * After lighthouse there may be paths: only these are judged then.
 */
import { spawnSync } from "node:child_process";
import { availableParallelism, cpus, loadavg } from "node:os";
import { build } from "../scripts/build.ts";
import { say } from "../scripts/install.mjs";
import { burst } from "./burst.ts";
import { duels } from "./duels.ts";
import { lighthouse } from "./lighthouse.ts";
import { phones } from "./phones.ts";
import { printSection, type Row } from "./report.ts";
import { startAndMemory } from "./start.ts";
import { weights } from "./weights.ts";

const sections: Record<string, { title: string; measure: () => Promise<Row[]> }> = {
	duels: { title: "Against the least that could do the same (ratios of one run, taking turns)", measure: () => duels({ rounds: 5, seconds: 4 }) },
	burst: { title: "A burst", measure: () => burst(10) },
	start: { title: "Start and memory", measure: startAndMemory },
	weights: { title: "What a first view weighs (brotli)", measure: weights },
	phones: { title: "On a phone (slow 4G, processor four times slower)", measure: () => phones(false) },
	lighthouse: { title: "Lighthouse, on a phone, every page", measure: () => lighthouse(paths) },
	"all-phones": { title: "On a phone, every page", measure: () => phones(true) },
};
const asked = process.argv.slice(2).filter((word) => !word.startsWith("/"));
const paths = process.argv.slice(2).filter((word) => word.startsWith("/"));
const usual = ["duels", "burst", "start", "weights", "phones"];

await build(say);
console.log(`${cpus()[0]?.model.trim()}, ${availableParallelism()} processors, Node ${process.versions.node}; load before: ${loadavg()[0]?.toFixed(1)}`);
const broken: string[] = [];
for (const name of asked.length > 0 ? asked : usual) {
	const section = sections[name];
	if (section) broken.push(...printSection({ title: section.title, rows: await section.measure() }));
	else if (name === "deep") {
		const { status } = spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", "bench/deep-pages.ts"], { stdio: "inherit" });
		if (status !== 0) broken.push("Lists of a million records are slower than they may be (see above).");
	} else broken.push(`There is no section ${name}; there are ${[...Object.keys(sections), "deep"].join(", ")}.`);
}
console.log(broken.length === 0 ? "\nAll budgets are kept." : `\nBroken:\n${broken.join("\n")}`);
process.exit(broken.length === 0 ? 0 : 1);
