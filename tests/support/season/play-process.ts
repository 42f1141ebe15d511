/**
 * A process of its own, so that what asks and what answers are told apart: plays visitors and applicants, and prints
 * what they met as one line of JSON. Usage: node play-process.ts <Play as JSON>
 */
import { setTimeout as pause } from "node:timers/promises";
import { measureTimes, type Summary } from "./send.ts";
import { apply, filesOfFirstPage, visit } from "./visitors.ts";

export type Play = {
	/** Each request goes to the next one. */
	origins: string[];
	/** No two plays on one database have the same name. */
	name: string;
	/** Size of each of the four documents of an application, in bytes, about. */
	size: number;
	/** Applicants, this many at a time, until all have applied. */
	season?: { applications: number; clients: number };
	/** Arrivals that do not wait for those before them. */
	hours?: { visitsPerSecond: number; applicationsPerSecond: number; seconds: number };
};
export type Played = { visits: Summary; applications: Summary; seconds: number; cpuSeconds: number };

const { origins, name, size, season, hours }: Play = JSON.parse(process.argv[2] ?? "{}");
let turn = 0;
const origin = () => origins[turn++ % origins.length] ?? "";
const visits = measureTimes();
const applications = measureTimes();
const files = await filesOfFirstPage(origin());
const began = performance.now();
let number = 0;
const applyNext = (since: number) => {
	const key = `${name}${number++}`;
	return applications.time(since, () => apply(origin, key, size));
};

if (season) {
	const client = async () => {
		while (number < season.applications) await applyNext(performance.now());
	};
	await Promise.all(Array.from({ length: season.clients }, client));
}
if (hours) {
	const { visitsPerSecond, applicationsPerSecond, seconds } = hours;
	await Promise.all([
		arrive(visitsPerSecond, seconds, (since) => visits.time(since, () => visit(origin, files))),
		arrive(applicationsPerSecond, seconds, applyNext),
	]);
}
const { user, system } = process.cpuUsage();
const playResult: Played = {
	visits: visits.summary(),
	applications: applications.summary(),
	seconds: (performance.now() - began) / 1000,
	cpuSeconds: (user + system) / 1e6,
};
console.log(JSON.stringify(playResult));
process.exit(0);

async function arrive(perSecond: number, seconds: number, come: (since: number) => Promise<unknown>): Promise<void> {
	const all: Promise<unknown>[] = [];
	const first = performance.now();
	for (let each = 0; each < perSecond * seconds; each++) {
		const due = first + (each * 1000) / perSecond;
		const early = due - performance.now();
		if (early > 1) await pause(early);
		all.push(come(due));
	}
	await Promise.all(all);
}
