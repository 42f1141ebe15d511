import { setTimeout as pause } from "node:timers/promises";
import { onTestFailed, onTestFinished, vi } from "vitest";
import { home } from "#src/paths.ts";
import { seededRandom } from "#tests/support/forms/applicants.ts";
import { checkSite } from "./check-site.ts";
import { type Combination, type FaultySite, startFaultySite } from "./faulty-site.ts";
import { comeToVisit, type Visitors } from "./visitors.ts";

/** SEED=… tries other moments. */
export const seed = Number(process.env.SEED ?? 20_261);

export type Fault = {
	/** Goes on until it ends the fault by itself; visitors come all the while. */
	play: (site: FaultySite, visitors: Visitors, random: () => number) => Promise<void>;
	settings?: Record<string, string>;
	dataDir?: string;
};

/** Lets visitors come, plays the fault, waits until everyone has an answer, and checks what is there. */
export async function playFault(combination: Combination, { play, settings, dataDir }: Fault): Promise<Visitors> {
	const random = seededRandom(seed);
	const site = await startFaultySite(combination, settings, dataDir);
	onTestFailed(() => {
		const numbers = [...visitors.findings].flatMap((finding) => /number ([0-9a-f]+)/.exec(finding)?.[1] ?? []);
		const lines = site.output().split("\n");
		const about = lines.filter((line) => numbers.some((number) => line.includes(number)));
		console.error(`SEED=${seed}\n${[...about, ...lines.slice(-5)].join("\n")}`);
	});
	onTestFinished(() => site.drop());
	const visitors = comeToVisit(site, random);
	await answersCome(visitors, 6);
	// The home page is read once, like any page that someone has seen.
	await (await fetch(`${site.url}${home}`)).text();
	await play(site, visitors, random);
	await answersCome(visitors, 12);
	await visitors.finish();
	await checkSite(site, visitors);
	const { applicants, messages, refusals } = visitors;
	console.log(
		`${applicants.length} applications (${applicants.filter(({ paid }) => paid).length} paid), ` +
			`${messages.length} messages; ${visitors.lost()} connections broke, refused until later: ${JSON.stringify(refusals)}`,
	);
	return visitors;
}

/** Waits until so many more applications have been acknowledged. */
export async function answersCome(visitors: Visitors, more: number): Promise<void> {
	const enough = visitors.answered() + more;
	await vi.waitFor(
		() => {
			if (visitors.answered() < enough) throw new Error(`${visitors.answered()} of ${enough} have an answer.`);
		},
		{ timeout: 120_000, interval: 20 },
	);
}

/** Lets a fault last. @param milliseconds of the real clock: what is asked is how the site lives through it */
export const last = (milliseconds: number) => pause(milliseconds);
