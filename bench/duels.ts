import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./median.ts";
import { runLoad, type Subject, startBare, startSite } from "./processes.ts";
import type { Row } from "./report.ts";
import { application, enquiry, get, plainPdf, writeDocuments } from "./requests.ts";

const home = "/";
const list = "/api/v1/website/news/list";
const documentBytes = 200_000;

type Rate = { perSecond: number /** Milliseconds. */; p99?: number | undefined };
type Duel = { what: string; with: string; budget?: number; ours: () => Promise<Rate>; theirs: () => Promise<Rate> };

/** The site against the least that could do the same, taking turns: rounds of both, and the median of their ratios. */
export async function duels({ rounds, seconds }: { rounds: number; seconds: number }): Promise<Row[]> {
	const folder = mkdtempSync(join(tmpdir(), "school-bench-"));
	const site = await startSite({ PAYMENTS: "off" });
	for (const [name, path] of [
		["page", home],
		["list", list],
	] as const)
		await record(site, folder, name, path);
	const bare = await startBare(folder);
	const files = writeDocuments(join(folder, "documents"), plainPdf(documentBytes));
	const ask = async (subject: Subject, connections: number, text: string) => {
		const { perSecond, statuses, times } = await runLoad({
			port: subject.port,
			connections,
			seconds,
			requests: [{ name: "asked", text }],
		});
		const failedStatuses = Object.keys(statuses).filter((status) => !["200", "201"].includes(status));
		if (failedStatuses.length > 0) throw new Error(`Answers with ${failedStatuses.join()} where none was due`);
		return { perSecond, p99: times.asked?.p99 };
	};
	const plain = async (path: string) =>
		(await (await fetch(`http://127.0.0.1:${bare.port}${path}`)).json()) as { perSecond: number };
	const against: Duel[] = [
		{
			what: "A cached page",
			with: "bare Fastify, same bytes",
			budget: 0.85,
			ours: () => ask(site, 50, get(home)),
			theirs: () => ask(bare, 50, get("/page")),
		},
		{
			what: "A list of 15 from the API",
			with: "bare Fastify, same bytes",
			ours: () => ask(site, 50, get(list)),
			theirs: () => ask(bare, 50, get("/list")),
		},
		{
			what: "An enquiry stored",
			with: "node:sqlite, a row a commit",
			budget: 0.3,
			ours: () => ask(site, 50, enquiry()),
			theirs: () => plain(`/commits?seconds=${seconds}`),
		},
		{
			what: `An application with four files of ${documentBytes / 1000} kB`,
			with: "copying and flushing the files",
			ours: () => ask(site, 8, application(plainPdf(documentBytes))),
			theirs: () => plain(`/copies?seconds=${seconds}&files=${files.join(",")}`),
		},
	];
	try {
		const rows: Row[] = [];
		for (const { what, with: other, budget, ours, theirs } of against) {
			const results: { ours: Rate; theirs: Rate }[] = [];
			// Anyone who is second finds the machine warm, so they change places.
			for (let round = 0; round < rounds; round += 1) {
				if (round % 2 === 0) results.push({ ours: await ours(), theirs: await theirs() });
				else {
					const first = await theirs();
					results.push({ ours: await ours(), theirs: first });
				}
			}
			const ratio = median(results.map((result) => result.ours.perSecond / result.theirs.perSecond));
			const [our, their] = [
				median(results.map((result) => result.ours.perSecond)),
				median(results.map((result) => result.theirs.perSecond)),
			];
			const p99 = results.map((result) => result.ours.p99).filter((time) => time !== undefined);
			const note = `${our.toFixed(0)}/s against ${their.toFixed(0)}/s${p99.length > 0 ? `, p99 ${median(p99).toFixed(1)} ms` : ""}`;
			rows.push({ what: `${what} / ${other}`, value: ratio, unit: "×", ...(budget && { least: budget }), note });
		}
		return rows;
	} finally {
		await Promise.all([site.stop(), bare.stop()]);
		rmSync(folder, { recursive: true });
	}
}

/** Keeps what the site answers, once it is as short as it gets, for the other to answer too. */
async function record({ port }: Subject, folder: string, name: string, path: string) {
	let length = "";
	for (;;) {
		const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
			headers: { "accept-encoding": "br" },
			method: "HEAD",
		});
		const now = answer.headers.get("content-length") ?? "";
		if (now === length) break;
		length = now;
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
	const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { "accept-encoding": "identity" } });
	const body = Buffer.alloc(Number(length), 120);
	await answer.arrayBuffer();
	const headers = Object.fromEntries(
		[...answer.headers].filter(([header]) => !["date", "connection", "keep-alive", "content-length"].includes(header)),
	);
	writeFileSync(join(folder, name), body);
	writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...headers, "content-encoding": "br" }));
}
