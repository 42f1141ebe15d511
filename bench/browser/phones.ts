import { openBrowser } from "#tests/support/browser/browser.ts";
import { median } from "../median.ts";
import { isForm, samplePages } from "../pages.ts";
import { startSite } from "../processes.ts";
import { isKept, type Row } from "../report.ts";
import { measureVitals, type Vitals } from "./vitals.ts";

/**
 * Measures what a middling phone on a slow network sees, page by page. Scored as Lighthouse 12 scores a phone, without
 * its speed index.
 * @param only the paths to open; without any, all with a fixed address and one of each kind of record
 */
export async function phones(only: string[] = []): Promise<Row[]> {
	const [site, browser] = await Promise.all([startSite(), openBrowser()]);
	const url = `http://127.0.0.1:${site.port}`;
	const rows: Row[] = [];
	const largestPaints: number[] = [];
	try {
		for (const path of only.length > 0 ? only : await samplePages(url)) {
			await (await fetch(url + path)).text();
			let vitals = await measureVitals(browser, url, path);
			if (!rowsOf(path, vitals).every(isKept)) {
				// The machine may be at fault, so five more rounds follow.
				const rounds: Vitals[] = [];
				for (let round = 0; round < 5; round += 1) rounds.push(await measureVitals(browser, url, path));
				vitals = typical(rounds);
			}
			rows.push(...rowsOf(path, vitals));
			largestPaints.push(vitals.lcp);
		}
	} finally {
		await browser.close();
		await site.stop();
	}
	return [...rows, { what: "all pages: largest paint, median", value: median(largestPaints), unit: "ms", most: 1000 }];
}

function typical(rounds: readonly Vitals[]): Vitals {
	const of = (name: keyof Vitals) => median(rounds.map((vitals) => vitals[name]));
	// Anyone who else is at work on the machine only adds to what blocks the main thread, as to the time of a start; so
	// the least is nearest to the page's own.
	const tbt = Math.min(...rounds.map((vitals) => vitals.tbt));
	return {
		fcp: of("fcp"),
		lcp: of("lcp"),
		cls: of("cls"),
		tbt,
		requests: of("requests"),
		foreign: of("foreign"),
		code: of("code"),
	};
}

function rowsOf(path: string, vitals: Vitals): Row[] {
	const { fcp, lcp, cls, tbt, requests, foreign, code } = vitals;
	const note = `FCP ${fcp.toFixed(0)} ms, CLS ${cls.toFixed(4)}, ${requests} requests, code ${code.toFixed(1)} kB`;
	return [
		{ what: `${path}: performance`, value: Math.floor(score(vitals) * 100), unit: "of 100", least: 97, note },
		{ what: `${path}: largest paint`, value: Math.round(lcp), unit: "ms", most: 1200 },
		{ what: `${path}: layout shift`, value: cls, unit: "", most: 0.02 },
		{ what: `${path}: main thread blocked`, value: tbt, unit: "ms", most: isForm(path) ? 50 : 20 },
		{ what: `${path}: requests to other hosts`, value: foreign, unit: "", most: 0 },
	];
}

/**
 * Lighthouse's curves for a phone: where a metric scores 0.9 and where 0.5, and its weight.
 * https://developer.chrome.com/docs/lighthouse/performance/performance-scoring
 */
const curves = {
	fcp: { good: 1800, median: 3000, weight: 10 },
	lcp: { good: 2500, median: 4000, weight: 25 },
	tbt: { good: 200, median: 600, weight: 30 },
	cls: { good: 0.1, median: 0.25, weight: 25 },
};

function score(vitals: Record<keyof typeof curves, number>): number {
	const parts = Object.entries(curves).map(([name, { good, median, weight }]) => ({
		weight,
		score: onCurve(vitals[name as keyof typeof curves], good, median),
	}));
	const weight = parts.reduce((sum, part) => sum + part.weight, 0);
	return parts.reduce((sum, part) => sum + part.score * part.weight, 0) / weight;
}

/** The share of a log-normal distribution that is worse: 0.9 at `good`, 0.5 at `median`. */
function onCurve(value: number, good: number, median: number): number {
	if (value <= 0) return 1;
	/** The inverse of the complementary error function at a fifth. */
	const fifth = 0.9061938024368232;
	return (1 - erf((Math.log(value / median) * fifth) / -Math.log(good / median))) / 2;
}

/** Abramowitz and Stegun, 7.1.26. */
function erf(x: number): number {
	const t = 1 / (1 + 0.3275911 * Math.abs(x));
	const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
	return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}
