import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { chromiumProgram } from "../../scripts/checks/chromium.ts";
import { say } from "../../scripts/install.mjs";
import { median } from "../median.ts";
import { isForm, samplePages } from "../pages.ts";
import { startSite } from "../processes.ts";
import type { Row } from "../report.ts";

const folder = "bench/lighthouse";
const program = `${folder}/node_modules/lighthouse/cli/index.js`;
const minPerformance = 97;
const others = ["accessibility", "best-practices", "seo"] as const;
/** Limits below which two of the measures behind the performance score must stay. */
const metricsOf = (path: string) => [
	{ what: "main thread blocked", id: "total-blocking-time", unit: "ms", most: isForm(path) ? 150 : 50 },
	{ what: "layout shift", id: "cumulative-layout-shift", unit: "", most: 0.02 },
];
type Category = "performance" | (typeof others)[number];

type Report = {
	categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, { score: number | null; title: string; displayValue?: string; numericValue?: number }>;
};

/**
 * Lighthouse's own judgement, as of a phone, of every page with a fixed address and of one record of each kind.
 * @param only the paths to judge; all when there is none
 */
export async function lighthouse(only: string[] = []): Promise<Row[]> {
	install();
	const site = await startSite({ PAYMENTS: "off" });
	const url = `http://localhost:${site.port}`;
	try {
		const rows: Row[] = [];
		const performances: number[] = [];
		for (const path of only.length > 0 ? only : await samplePages(url)) {
			say(path);
			// The second visitor is the usual one: for the first the page is made and compressed.
			for (let visit = 0; visit < 3; visit++)
				await (await fetch(url + path, { headers: { "accept-encoding": "br" } })).text();
			const first = await judge(url + path);
			// Speed varies from run to run; anything else that is wrong with a page does not.
			const reports = isQuickEnough(first, path) ? [first] : [first, await judge(url + path), await judge(url + path)];
			const middle = (of: (report: Report) => number) =>
				reports.toSorted((a, b) => of(a) - of(b))[Math.floor(reports.length / 2)] as Report;
			const swift = middle((report) => scoreOf(report, "performance"));
			performances.push(scoreOf(swift, "performance"));
			rows.push({
				what: `${path}: performance`,
				value: scoreOf(swift, "performance"),
				unit: "of 100",
				least: minPerformance,
				note: vitalsOf(swift),
			});
			const worst = Math.min(...others.map((category) => scoreOf(first, category)));
			const note = others.flatMap((category) => failedAudits(first, category)).join(", ");
			rows.push({
				what: `${path}: accessibility, best practices, search engines`,
				value: worst,
				unit: "of 100",
				least: 100,
				note,
			});
			for (const { what, id, unit, most } of metricsOf(path)) {
				// Work that the machine does besides can only make both values larger.
				const value = Math.min(...reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN));
				rows.push({ what: `${path}: ${what}`, value, unit, most });
			}
		}
		const middling = {
			what: "all pages: performance, median",
			value: median(performances),
			unit: "of 100",
			least: 100,
		};
		return [...rows, middling];
	} finally {
		await site.stop();
	}
}

/** Installs Lighthouse only when someone asks for it, because it brings a hundred packages. */
function install() {
	if (existsSync(program)) return;
	say("Installing Lighthouse");
	const npm = process.env.npm_execpath;
	const [command, ...first] = npm ? [process.execPath, npm] : ["npm"];
	if (
		spawnSync(command, [...first, "ci", "--prefix", folder, "--ignore-scripts", "--loglevel=error"], {
			stdio: "inherit",
		}).status !== 0
	)
		throw new Error("Lighthouse could not be installed (see above).");
}

/** @param tries on a busy machine Chromium sometimes hands over nothing that could be judged */
async function judge(url: string, tries = 3): Promise<Report> {
	const flags = ["--headless=new", "--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
	const args = [
		program,
		url,
		"--quiet",
		"--output=json",
		`--only-categories=${["performance", ...others].join()}`,
		`--chrome-flags=${flags.join(" ")}`,
	];
	const env = { ...process.env, CHROME_PATH: chromiumProgram() };
	try {
		const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 100_000_000 });
		return JSON.parse(stdout) as Report;
	} catch (error) {
		if (tries > 1) return judge(url, tries - 1);
		throw new Error(`Lighthouse could not judge ${url}: ${(error as { stderr?: string }).stderr?.trim()}`);
	}
}

const scoreOf = (report: Report, category: Category) => Math.round((report.categories[category].score ?? 0) * 100);

function isQuickEnough(report: Report, path: string): boolean {
	return (
		scoreOf(report, "performance") >= minPerformance &&
		metricsOf(path).every(({ id, most }) => (report.audits[id]?.numericValue ?? Number.NaN) <= most)
	);
}

function vitalsOf({ audits }: Report): string {
	const shownMetrics = [
		"first-contentful-paint",
		"largest-contentful-paint",
		"total-blocking-time",
		"cumulative-layout-shift",
		"speed-index",
	];
	return shownMetrics
		.map((id) => `${id.replaceAll(/(\w)\w*-?/g, "$1").toUpperCase()} ${audits[id]?.displayValue}`)
		.join(", ");
}

function failedAudits({ categories, audits }: Report, category: Category): string[] {
	return categories[category].auditRefs
		.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
		.map(({ id }) => id);
}
