import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { roles } from "#src/accounts/member.ts";
import { apiDocs } from "#src/api-paths.ts";
import { listedPages } from "#src/listed-pages.ts";
import * as officePaths from "#src/office-paths.ts";
import { officeRoutes } from "#tests/support/office/office-routes.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { effortOf } from "#tests/support/server/process-usage.ts";
import { type Engine, type RunningServer, startServer } from "#tests/support/server/server.ts";
import { findTargets } from "./find-targets.ts";
import { privateName } from "./odd-values.ts";
import { seededChoices } from "./random.ts";
import { type Finding, type Sender, sendOddRequests } from "./send-odd-requests.ts";
import { targetsOfApi } from "./targets.ts";

const requests = Number(process.env.REQUESTS ?? 1_000_000);
const seeds = { sqlite: Number(process.env.SEED ?? 7), postgres: Number(process.env.SEED ?? 7) + 1 };
/** Megabytes that the process may hold at the end. */
const mostMemory = 900;
/** A member who has been signed out by what was sent signs in again after so many requests. */
const round = 1000;
/** How it goes is said after so many. */
const report = 50_000;

/** Visitors, programs, and a member of each role, all of them with what they are shown. */
async function openSenders(site: RunningServer) {
	const document = await (await fetch(`${site.url}${apiDocs}/json`)).json();
	const api = targetsOfApi(document);
	const pages = listedPages.map(([path]) => path);
	const visitors = await findTargets(site.url, { first: pages, headers: {}, below: "/", most: 250 });
	const senders: Sender[] = [
		{ headers: () => ({}), targets: api },
		{
			headers: () => ({ "sec-fetch-site": "same-origin" }),
			targets: visitors.filter(({ method }) => method === "POST"),
		},
		{ headers: () => ({}), targets: visitors },
	];
	const cookies = new Map<string, string>();
	let members = 0;
	/** A member may have signed out, or been removed, by what was sent. */
	const signIn = async () => {
		for (const role of roles) {
			const headers = { cookie: cookies.get(role) ?? "" };
			const answer = await fetch(`${site.url}${officePaths.home}`, { headers, redirect: "manual" });
			await answer.body?.cancel();
			if (answer.status === 200) continue;
			const member = await signedInMember(site, { name: `Member ${++members}`, role });
			cookies.set(role, member.cookie);
		}
	};
	await signIn();
	const patterns = officeRoutes().map(({ pattern }) => pattern);
	for (const role of roles) {
		const headers = () => ({ cookie: cookies.get(role) ?? "", "sec-fetch-site": "same-origin" });
		const first = patterns.filter((pattern) => !pattern.includes(":"));
		const shown = await findTargets(site.url, { first, headers: headers(), below: officePaths.home, most: 150 });
		const addresses = patterns.map((path) => ({ method: "GET", path, types: [], fields: [], query: ["page", "q"] }));
		senders.push({ headers, targets: [...shown, ...addresses] });
	}
	return { senders, signIn, cookies };
}

/** What the data folder and the settings keep from everybody. */
function secretsOf({ dataDir, databaseUrl }: RunningServer): string[] {
	const keys = readdirSync(dataDir).filter((name) => /key|secret/.test(name) && !name.includes("sqlite"));
	const texts = keys.map((name) => readFileSync(join(dataDir, name), "latin1").trim()).filter(Boolean);
	return [dataDir, ...(databaseUrl ? [databaseUrl] : []), ...texts];
}

/**
 * Sends half of the odd requests to a site on one of the engines. Each engine has a file of its own, so that they are
 * played side by side.
 */
export function playOddRequests(engine: Engine) {
	const seed = seeds[engine];
	it(`answers ${requests / 2} odd requests on ${engine} without a failure (seed ${seed})`, async () => {
		// Node lets garbage lie while there is room; with this much of it, what leaks ends the process.
		const site = await startServer(engine, { DEMO_OFFICE: "on", NODE_OPTIONS: "--max-old-space-size=384" });
		try {
			const { senders, signIn, cookies } = await openSenders(site);
			const random = seededChoices(seed);
			const findings = new Map<string, Finding>();
			const statuses: Record<string, number> = {};
			/** After each ten rounds, in megabytes. */
			const memory: number[] = [];
			for (let sent = 0; sent < requests / 2; sent += round) {
				const secrets = [...secretsOf(site), ...[...cookies.values()].map((cookie) => cookie.split("=")[1] ?? "")];
				const part = { requests: Math.min(round, requests / 2 - sent), senders, random, secrets };
				const answers = await sendOddRequests(site.url, part);
				for (const finding of answers.findings) {
					if (!findings.has(finding.what)) console.error(`After ${sent}: ${finding.what}\n  ${finding.first}`);
					findings.set(finding.what, finding);
				}
				for (const [status, count] of Object.entries(answers.statuses))
					statuses[status] = (statuses[status] ?? 0) + count;
				await signIn();
				if ((sent + round) % report === 0) console.log(`${engine}, seed ${seed}: ${sent + round} answered`);
				if ((sent / round) % 10 === 9) memory.push(Math.round(effortOf(site.pid()).residentMb));
			}
			const { residentMb } = effortOf(site.pid());
			console.log(`${engine}, seed ${seed}: ${JSON.stringify(statuses)}, ${Math.round(residentMb)} MB at the end`);
			console.log(`Megabytes after each ${10 * round}: ${memory.join(" ")}`);
			// What leaks goes on growing; what is cached or not yet collected does not.
			const half = memory[Math.floor(memory.length / 2)];
			if (memory.length >= 10 && half !== undefined) expect(residentMb).toBeLessThan(1.25 * half);
			expect([...findings.keys()]).toEqual([]);
			expect((await fetch(site.url)).status).toBe(200);
			expect(residentMb).toBeLessThan(mostMemory);
			expect(site.output()).not.toContain(privateName);
			expect(site.output()).not.toContain(privateName.replace(" ", "."));
			for (const cookie of cookies.values()) expect(site.output()).not.toContain(cookie.split("=")[1]);
		} finally {
			await site.drop();
		}
	}, 14_400_000);
}
