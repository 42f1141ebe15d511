import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { request as ask } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { FastifyInstance } from "fastify";
import type { KyselyPlugin } from "kysely";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { handleError } from "#src/entry.server.tsx";
import officeRoutes from "#src/office/routes.ts";
import * as officePaths from "#src/office-paths.ts";
import siteRoutes from "#src/routes.ts";
import { createApp } from "#src/server/app.ts";
import { createLog } from "#src/server/log/log.ts";
import { openServices } from "#src/server/services.ts";
import { readSettings } from "#src/server/settings.ts";
import { migratedPlace } from "#tests/support/database/databases.ts";

/** Secret in a code, and at the beginning of a token. */
const secret = "q7Zr0xHkT9vY";
const number = "73019465";
const secrets = [secret, number, "meenakshi", "home.example"];
const query = `?q=${secret}&email=meenakshi%40home.example&fbclid=${number}`;
const fill = (pattern: string) =>
	pattern.replace(/:(\w+)/g, (_, name) => (/id$|number|revision|size/i.test(name) ? number : secretOf(name)));
const secretOf = (name: string) => (name === "code" ? secret : secret.padEnd(43, "b2LmWc8Nf"));

let fault: "none" | "failing" | "away" | "slow" = "none";
let began = Promise.withResolvers<void>();
let gate = Promise.withResolvers<void>();

/** Fails as code does that names the address in its words. */
function throwFault(url: string) {
	if (fault === "failing") throw new TypeError(`Nothing at ${url}, or at "${secret}"`);
	if (fault === "away") throw Object.assign(new Error(`No answer for ${url}`), { code: "ECONNREFUSED" });
}

async function load({ request }: { request: Request }) {
	if (fault === "slow") {
		began.resolve();
		await gate.promise;
	}
	throwFault(request.url);
	return new Response("<html>here</html>", { headers: { "content-type": "text/html", "cache-control": "no-store" } });
}

/** Every page of the site, each with its own loader and action. */
function buildOf(routes: readonly RouteConfigEntry[], parentId: string, parent: string): [string, object][] {
	return routes.flatMap(({ id, file, path, index, children = [] }): [string, object][] => {
		const own = id ?? file;
		const full = path === undefined ? parent : `${parent}/${path}`;
		const personal = /:token|:code/.test(full);
		const module = children.length > 0 ? {} : { loader: load, action: load, handle: { personal } };
		return [[own, { id: own, parentId, path, index, module }], ...buildOf(children, own, full)];
	});
}

function patternsOf(routes: readonly RouteConfigEntry[], parent = ""): string[] {
	return routes.flatMap(({ path, children = [] }) => {
		const full = path === undefined ? parent : `${parent}/${path}`;
		return children.length > 0 ? patternsOf(children, full) : [full];
	});
}

/** Reads the API's routes as Fastify prints them: a tree with the rest of an address at each branch. */
function apiPatterns(app: FastifyInstance): string[] {
	const parents: string[] = [];
	return app
		.printRoutes({ commonPrefix: false })
		.split("\n")
		.flatMap((line) => {
			const [, before = "", part = ""] = /^([│ ]*)[├└]── (.*?) \(/.exec(line) ?? [];
			const depth = before.length / 4;
			parents[depth] = (parents[depth - 1] ?? "") + part;
			return part ? [parents[depth] ?? ""] : [];
		});
}

const site = patternsOf(siteRoutes);
const office = patternsOf(officeRoutes, officePaths.home);
const lines: string[] = [];
let app: FastifyInstance;
let port = 0;
const undo: (() => unknown)[] = [];
/** Advances past the minute at whose end some requests are counted, and returns the lines written. */
const written = () => {
	vi.advanceTimersByTime(60_000);
	return lines.map((line): { path?: string; status?: number; answers?: number } => JSON.parse(line));
};

beforeAll(async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	const place = await migratedPlace("sqlite", { texts: true });
	const folder = mkdtempSync(join(tmpdir(), "request-log-"));
	undo.push(place.drop, () => rmSync(folder, { recursive: true }));
	const at = (name: string) => join(folder, name);
	for (const name of ["client", "samples"]) mkdirSync(at(name));
	const settings = readSettings({ PORT: "0", DATA_DIR: place.dataDir, RATE_LIMIT: "off", ADMISSIONS: "open" });
	const log = createLog("trace", { write: (line: string) => lines.push(line) });
	const services = await openServices(settings, log, () => new Date());
	const breaking: KyselyPlugin = {
		transformQuery({ node }) {
			throwFault(`/application/${secretOf("token")}${query}`);
			return node;
		},
		transformResult: async ({ result }) => result,
	};
	const db = { value: services.db.withPlugin(breaking) };
	const build = {
		routes: Object.fromEntries([
			["root", { id: "root", path: "", module: { default: () => null } }],
			...buildOf(siteRoutes, "root", ""),
		]),
		assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "" },
		entry: { module: { default: () => new Response("<html>nowhere</html>", { status: 404 }), handleError } },
		future: {},
		publicPath: "/",
		basename: "/",
		ssr: true,
		isSpaMode: false,
		prerender: [],
		routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
	} as unknown as ServerBuild;
	({ app } = await createApp(Object.create(services, { db }), {
		build,
		folders: { client: at("client"), samples: at("samples") },
		office: {
			load: async () => ({
				openOffice:
					({ reportFailure }) =>
					(request, { id }) =>
						load({ request }).catch((error) => {
							reportFailure(error, id);
							return new Response("", { status: 500 });
						}),
			}),
		},
		renderProcess: "",
		backupScript: "",
	}));
	port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
	undo.unshift(
		() => app.close(),
		() => services.transport.close(),
		() => services.db.destroy(),
	);
});
afterAll(async () => {
	vi.useRealTimers();
	for (const step of undo) await step();
});

const headers = { referer: `http://localhost/pay/${secret}?email=meenakshi%40home.example` };
const form = { ...headers, "content-type": "application/x-www-form-urlencoded" };
const kinds = { "the site": () => site, "the office": () => office, "the API": () => apiPatterns(app) };
const withParameter = (kind: keyof typeof kinds) => kinds[kind]().filter((pattern) => pattern.includes(":"));
const names = Object.keys(kinds) as (keyof typeof kinds)[];

for (const state of ["none", "failing", "away"] as const)
	it.each(names)(`logs nothing of the addresses of %s when the fault is: ${state}`, async (kind) => {
		fault = state;
		lines.length = 0;
		const patterns = withParameter(kind);
		expect(patterns.length).toBeGreaterThan(10);
		const statuses = new Set<number>();
		for (const pattern of patterns) {
			const url = fill(pattern);
			for (const address of [url, `${url}.data`, `${url}/more/${secret}`, url.toUpperCase().replace(/%[^/]*/, "")]) {
				for (const method of ["GET", "POST"] as const) {
					const request = method === "GET" ? { headers } : { headers: form, payload: `email=meenakshi%40home.example` };
					statuses.add((await app.inject({ method, url: `${address}${query}`, ...request })).statusCode);
				}
			}
		}
		const logged = new Set(written().map(({ path }) => path));
		const all = lines.join("").toLowerCase();
		for (const text of secrets) expect(all).not.toContain(text.toLowerCase());
		// Files have no lines, and the doctor is not at home to strangers.
		const isLogged = (pattern: string) => /^\/api\/|:token|:code/.test(pattern) && !/doctor/.test(pattern);
		const own = kind === "the office" ? [`${officePaths.home}/*`] : patterns.filter(isLogged);
		for (const pattern of own) expect(logged).toContain(pattern);
		if (state === "failing" || kind === "the office") expect(statuses).toContain(state === "none" ? 200 : 500);
		else if (state === "away") expect(statuses).toContain(503);
	});

it("logs nothing of the address of a request that is slow or given up", async () => {
	fault = "slow";
	lines.length = 0;
	for (const pattern of [...withParameter("the site"), ...withParameter("the office")]) {
		for (const method of apiPatterns(app).includes(pattern) ? ["GET"] : ["GET", "POST"]) {
			began = Promise.withResolvers<void>();
			gate = Promise.withResolvers<void>();
			const request = ask({ port, host: "127.0.0.1", method, path: `${fill(pattern)}${query}`, headers: form });
			request.on("error", () => {});
			request.end();
			await began.promise;
			request.destroy();
			await new Promise((resolve) => request.once("close", resolve));
			gate.resolve();
		}
	}
	fault = "none";
	await app.inject({ url: `/nowhere/${secret}${query}` });
	// The line of a request given up may follow the line of the last one.
	expect(written().map(({ path }) => path)).toContain("/*");
	for (const text of secrets) expect(lines.join("")).not.toContain(text);
});

it("logs nothing of what is no request, and nothing of where an address leads on", async () => {
	lines.length = 0;
	for (const path of [
		`//home.example/${secret}`,
		`/%09/${secret}`,
		`/%${secret}`,
		`/${secret.repeat(30)}`,
		"/../meenakshi",
	])
		await app.inject({ url: path });
	for (const method of ["DELETE", "PUT", "OPTIONS"] as const) await app.inject({ method, url: `/meenakshi${query}` });
	expect(new Set(written().map(({ path }) => path))).toEqual(new Set(["/*"]));
	for (const text of secrets) expect(lines.join("")).not.toContain(text);
});

it("counts what is not there once a minute, in place of a line each", async () => {
	lines.length = 0;
	for (let count = 0; count < 20; count++) await app.inject({ url: `/api/wp-admin/${count}.php` });
	expect(lines).toEqual([]);
	expect(written()).toEqual([expect.objectContaining({ path: "/api/*", status: 404, answers: 20, msg: "answered" })]);
	expect(written()).toHaveLength(1);
});
