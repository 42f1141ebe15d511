import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { allScopes, tokenDays } from "#src/accounts/api-tokens/api-token.ts";
import { makeToken } from "#src/accounts/api-tokens/make-token.server.ts";
import { type Role, roles } from "#src/accounts/member.ts";
import { openSession } from "#src/accounts/sessions.server.ts";
import { apiDocs } from "#src/api-paths.ts";
import { listedPages } from "#src/listed-pages.ts";
import * as officePaths from "#src/office-paths.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { officeRoutes } from "#tests/support/office/office-routes.ts";
import { type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
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
const maxMemoryMb = 900;
/** Requests between two looks at the memory and the findings. */
const round = 1000;
/** Number of requests after which the progress is reported. */
const report = 10_000;

/** Visitors, programs, and a member of each role, all of them with what they are shown. */
async function openSenders(site: RunningServer) {
	const document = await (await fetch(`${site.url}${apiDocs}/json`)).json();
	const api = targetsOfApi(document);
	const pages = listedPages.map(([path]) => path);
	const visitors = await findTargets(site.url, { first: pages, headers: {}, below: "/", max: 250 });
	const tokens = new Set<string>();
	const program = await openSender(() => newProgram(site), tokens);
	const senders: Sender[] = [
		{ share: 3, headers: () => ({}), targets: api },
		{ share: 4, headers: () => ({ authorization: program.credential() }), targets: api, renew: program.renew },
		{
			share: 1,
			headers: () => ({ "sec-fetch-site": "same-origin" }),
			targets: visitors.filter(({ method }) => method === "POST"),
		},
		{ share: 1, headers: () => ({}), targets: visitors },
	];
	const patterns = officeRoutes().map(({ pattern }) => pattern);
	for (const role of roles) {
		const member = await openSender((earlier) => sessionOf(site, role, earlier), tokens);
		const headers = () => ({ cookie: member.credential(), "sec-fetch-site": "same-origin" });
		const first = patterns.filter((pattern) => !pattern.includes(":"));
		const visibleTargets = await findTargets(site.url, {
			first,
			headers: headers(),
			below: officePaths.home,
			max: 150,
		});
		const addresses = patterns.map((path) => ({ method: "GET", path, types: [], fields: [], query: ["page", "q"] }));
		const targets = [...visibleTargets, ...addresses];
		senders.push({ share: 1, headers, targets, renew: member.renew });
	}
	return { senders, tokens };
}

/** Sender, with what lets them in: a cookie or a header. */
type Sending = { by: SignedIn; credential: string };

/**
 * Someone who is let in again whenever what was sent has ended a session or a token, or removed a member.
 * @param tokens that nothing may show, to which each new one is added
 */
async function openSender(letIn: (earlier?: SignedIn) => Promise<Sending>, tokens: Set<string>) {
	const enter = async (earlier?: SignedIn) => {
		const sending = await letIn(earlier);
		tokens.add(sending.credential.split(/[= ]/)[1] ?? "");
		return sending;
	};
	let sending = await enter();
	let entering: Promise<void> | undefined;
	return {
		credential: () => sending.credential,
		renew: () => {
			entering ??= enter(sending.by).then((again) => {
				sending = again;
				entering = undefined;
			});
			return entering;
		},
	};
}

let members = 0;
const newMember = (site: RunningServer, role: Role) => signedInMember(site, { name: `Member ${++members}`, role });

/** A session of the member if they still have the role, or else of a new one. */
async function sessionOf(site: RunningServer, role: Role, earlier?: SignedIn): Promise<Sending> {
	const token = earlier && (await newSession(site, earlier.id, role));
	if (earlier && token) return { by: earlier, credential: `office=${token}` };
	const member = await newMember(site, role);
	return { by: member, credential: member.cookie };
}

/** @returns undefined if the member no longer has the role */
function newSession(site: RunningServer, id: number, role: Role): Promise<string | undefined> {
	return readDatabase(site, (db) =>
		db.transaction().execute(async (trx) => {
			const is = { id, role, state: "active" as const };
			const member = await trx
				.selectFrom("members")
				.select("id")
				.where((where) => where.and(is))
				.executeTakeFirst();
			const session = { memberId: id, state: "full" as const, agent: "Chromium on Linux" };
			return member && openSession(trx, session, new Date());
		}),
	);
}

/** A program with everything that an owner may let programs do. */
async function newProgram(site: RunningServer): Promise<Sending> {
	const by = await newMember(site, "owner");
	const tokenOptions = { name: `Program of ${by.name}`, scopes: allScopes, days: tokenDays[0], by };
	const token = await readDatabase(site, (db) =>
		db.transaction().execute((trx) => makeToken(trx, tokenOptions, new Date())),
	);
	if (!token.ok) throw new Error(token.message);
	return { by, credential: `Bearer ${token.token}` };
}

/** Reads what the data folder and the settings keep from everyone. */
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
			const { senders, tokens } = await openSenders(site);
			const random = seededChoices(seed);
			const findings = new Map<string, Finding>();
			const statuses: Record<string, number> = {};
			/** Megabytes after each ten rounds. */
			const memory: number[] = [];
			for (let sent = 0; sent < requests / 2; sent += round) {
				const secrets = [...secretsOf(site), ...[...tokens].slice(-2 * roles.length)];
				const part = { requests: Math.min(round, requests / 2 - sent), senders, random, secrets };
				const answers = await sendOddRequests(site.url, part);
				for (const finding of answers.findings) {
					if (!findings.has(finding.what)) console.error(`After ${sent}: ${finding.what}\n  ${finding.first}`);
					findings.set(finding.what, finding);
				}
				for (const [status, count] of Object.entries(answers.statuses))
					statuses[status] = (statuses[status] ?? 0) + count;
				if ((sent + round) % report === 0) console.log(`${engine}, seed ${seed}: ${sent + round} answered`);
				if ((sent / round) % 10 === 9) memory.push(Math.round(effortOf(site.pid()).residentMb));
			}
			const { residentMb } = effortOf(site.pid());
			expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(requests / 2);
			console.log(`${engine}, seed ${seed}: ${JSON.stringify(statuses)}, ${Math.round(residentMb)} MB at the end`);
			console.log(`${engine}: ${tokens.size} sessions and tokens opened`);
			console.log(`Megabytes after each ${10 * round}: ${memory.join(" ")}`);
			// Leaks go on growing; what is cached or not yet collected does not.
			const half = memory[Math.floor(memory.length / 2)];
			if (memory.length >= 10 && half !== undefined) expect(residentMb).toBeLessThan(1.25 * half);
			expect((await fetch(site.url)).status).toBe(200);
			expect(residentMb).toBeLessThan(maxMemoryMb);
			expect(site.output()).not.toContain(privateName);
			expect(site.output()).not.toContain(privateName.replace(" ", "."));
			for (const token of tokens) expect(site.output()).not.toContain(token);
			// Last, so that a finding leaves nothing else unchecked.
			expect([...findings.keys()]).toEqual([]);
		} catch (error) {
			const file = join(tmpdir(), `odd-requests-${engine}-${seed}.log`);
			writeFileSync(file, site.output());
			console.error(`What the site logged is in ${file}.`);
			throw error;
		} finally {
			await site.drop();
		}
	}, 14_400_000);
}
