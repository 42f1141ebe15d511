import { readFileSync } from "node:fs";
import sharp from "sharp";
import { makeToken } from "../src/accounts/api-tokens/make-token.server.ts";
import { connect } from "../src/db/connect.server.ts";
import { median } from "./median.ts";
import { runLoad, type Subject, startSite } from "./processes.ts";
import type { Row } from "./report.ts";
import { get } from "./requests.ts";

/** A photograph of a telephone. */
const [width, height] = [4000, 3000];
const requests = ["/", "/news", "/campus", "/events"].map((path) => ({ name: "page", text: get(path) }));

/**
 * Measures what visitors notice of pictures being rendered: p99 of pages while the sizes of a photograph are made and
 * while nothing is, taking turns in one run. The process that makes them shares the site's processor.
 */
export async function rendering({ rounds, seconds }: { rounds: number; seconds: number }): Promise<Row[]> {
	const site = await startSite({ PAYMENTS: "off" });
	try {
		const token = await tokenOf(site);
		const load = async () => {
			const { times, statuses } = await runLoad({ port: site.port, connections: 10, seconds, requests });
			if (!times.page || Object.keys(statuses).join() !== "200")
				throw new Error(`Pages were answered with ${JSON.stringify(statuses)}`);
			return times.page;
		};
		await load();
		const results: { quiet: number; busy: number }[] = [];
		for (let round = 0; round < rounds; round += 1) {
			const { p99: quiet } = await load();
			const id = await addPhotograph(site, token, round);
			await until(() => isRendering(site));
			const { p99: busy } = await load();
			results.push({ quiet, busy });
			await until(async () => (await stateOf(site, token, id)) === "ready");
		}
		const [quiet, busy] = [median(results.map((each) => each.quiet)), median(results.map((each) => each.busy))];
		return [
			{
				what: "Pages, p99, while a photograph is rendered / while none is",
				value: median(results.map((each) => each.busy / each.quiet)),
				unit: "×",
				note: `${busy.toFixed(2)} ms against ${quiet.toFixed(2)} ms at 10 connections`,
			},
			{ what: "Pages, p99, while a photograph is rendered", value: busy, unit: "ms", most: 20 },
		];
	} finally {
		await site.stop();
	}
}

async function tokenOf({ dataDir }: Subject): Promise<string> {
	const db = connect({ dataDir });
	const tokenOptions = { name: "Bench", scopes: ["media:write"], days: 30, by: { id: 1, name: "Bench" } } as const;
	const result = await db.transaction().execute((trx) => makeToken(trx, tokenOptions, new Date()));
	await db.destroy();
	if (!result.ok) throw new Error(result.message);
	return result.token;
}

const media = ({ port }: Subject, path = "") => `http://127.0.0.1:${port}/api/v1/office/media${path}`;

/** One of its own for each round: the library takes the same file once. @returns its number in the library */
async function addPhotograph(site: Subject, token: string, round: number): Promise<number> {
	const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
	const jpeg = await sharp({ create: { width: width + round, height, channels: 3, background: "#808080", noise } })
		.jpeg()
		.toBuffer();
	const body = new FormData();
	body.set("file", new Blob([new Uint8Array(jpeg)]), "photo.jpg");
	const answer = await fetch(media(site), { method: "POST", headers: bearing(token), body });
	const { data } = (await answer.json()) as { data: { id: number } };
	return data.id;
}

async function stateOf(site: Subject, token: string, id: number): Promise<string> {
	const answer = await fetch(media(site, `/${id}`), { headers: bearing(token) });
	const { data } = (await answer.json()) as { data: { state: string } };
	return data.state;
}

const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

/** Tells whether the site has a separate process at work. */
function isRendering({ pid }: Subject): boolean {
	return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim() !== "";
}

async function until(condition: () => boolean | Promise<boolean>) {
	while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}
