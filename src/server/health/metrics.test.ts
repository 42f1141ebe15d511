import { readFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { parse } from "yaml";
import { writeMetrics } from "#src/health/metrics/exposition.ts";
import { countRequests } from "#src/health/metrics/request-metrics.ts";
import * as paths from "#src/paths.ts";
import { readExposition } from "#tests/support/health/read-exposition.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { mayReadMetrics } from "./metrics-route.ts";

type Rules = { groups: { rules: { expr: string; annotations: { summary: string; action: string } }[] }[] };
const rules: Rules = parse(readFileSync("deploy/prometheus/alerts.yml", "utf8"));
const alerts = rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr));
const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
	readFileSync("deploy/grafana/dashboard.json", "utf8"),
);
const panels = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
/** Names of the site's metrics in a query for Prometheus, which makes `up` itself. */
const metricsIn = (query: string) =>
	query
		.replaceAll(/\{[^}]*\}|by \([^)]*\)|\[\w+\]/g, "")
		.match(/\b(?!predict_linear|histogram_quantile)[a-z]+(?:_[a-z]+)+\b/g) ?? [];

const token = "0123456789abcdef0123456789abcdef";
let school: TestApp | undefined;
afterEach(() => school?.close());

it.each(["sqlite", "postgres"] as const)(
	"gives figures that Prometheus reads, without a name or an id (%s)",
	async (engine) => {
		school = await startApp(engine, { PAYMENTS: "off" });
		await school.app.inject("/api/v1/website/news/view/a-name-that-is-nobodys");
		await school.app.inject({ method: "POST", url: "/application/secret-token-of-somebody" });
		const { statusCode, headers, body } = await school.app.inject(paths.metrics);
		expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
			200,
			"text/plain; version=0.0.4; charset=utf-8",
			"no-store",
		]);
		const metrics = readExposition(body);
		const firstOf = (name: string) => metrics.get(name)?.samples[0]?.value;
		expect(firstOf("db_up")).toBe(1);
		expect(firstOf("db_latency_seconds")).toBeGreaterThan(0);
		expect(firstOf("process_resident_memory_bytes")).toBeGreaterThan(1e7);
		expect(firstOf("disk_free_bytes")).toBeGreaterThan(0);
		expect(firstOf("outbox_mails")).toBe(0);
		expect(firstOf("fees_open")).toBe(0);
		const routes = metrics.get("http_requests_total")?.samples.map(({ labels }) => labels.route);
		expect(routes).toContainEqual(expect.stringMatching(/^\/api\/v1\/website\/news\/view\/:\w+$/));
		expect(body).not.toMatch(/nobodys|secret-token/);
		const watched = [...alerts, ...panels].flatMap(metricsIn);
		expect(watched.length).toBeGreaterThan(25);
		expect(watched.filter((name) => !metrics.has(name.replace(/_(bucket|sum|count)$/, "")))).toEqual([]);
	},
);

it("still says that the database does not answer", async () => {
	school = await startApp("sqlite", { PAYMENTS: "off", LOG_LEVEL: "silent" });
	const { db } = school.services;
	await db.destroy();
	const metrics = readExposition((await school.app.inject(paths.metrics)).body);
	expect(metrics.get("db_up")?.samples[0]?.value).toBe(0);
	await school.close().catch(() => {});
	school = undefined;
});

it("shows nothing to anyone else, as if there were nothing", async () => {
	school = await startApp("sqlite", { PAYMENTS: "off", METRICS_TOKEN: token });
	const ask = async (headers: Record<string, string>, url: string = paths.metrics) => {
		const { statusCode, body } = (await school?.app.inject({ url, headers })) ?? { statusCode: 0, body: "" };
		return [statusCode, body];
	};
	const unknown = await ask({}, "/nothing-here");
	expect(unknown[0]).toBe(404);
	expect(await ask({ "x-forwarded-for": "203.0.113.9" })).toEqual(unknown);
	expect(await ask({ host: "www.school.example" })).toEqual(unknown);
	expect(await ask({ host: "www.school.example", authorization: `Bearer ${token.replace("0", "1")}` })).toEqual(
		unknown,
	);
	expect(await ask({ host: "www.school.example", authorization: "Bearer" })).toEqual(unknown);
	const [status] = await ask({ host: "www.school.example", authorization: `Bearer ${token}` });
	expect(status).toBe(200);
});

it("is for this machine alone where no token is set", () => {
	const from = (remoteAddress: string, headers: Record<string, string> = {}, givenToken?: string) =>
		mayReadMetrics({ headers: { host: "127.0.0.1:3000", ...headers }, socket: { remoteAddress } }, givenToken);
	expect(from("127.0.0.1")).toBe(true);
	expect(from("::1", { host: "[::1]:3000" })).toBe(true);
	expect(from("::ffff:127.0.0.1")).toBe(true);
	expect(from("10.0.0.7")).toBe(false);
	expect(from("10.0.0.7", { authorization: "Bearer undefined" })).toBe(false);
	for (const header of ["forwarded", "via", "x-forwarded-for", "x-real-ip"])
		expect(from("127.0.0.1", { [header]: "10.0.0.7" })).toBe(false);
});

it("has a bounded number of routes, whatever is asked for", () => {
	const requests = countRequests();
	for (let number = 0; number < 2000; number += 1)
		requests.add({ route: `/r${number}`, method: `M${number % 9}`, status: 200, seconds: 0.03 });
	const metrics = readExposition(writeMetrics(requests.read()));
	const samples = metrics.get("http_requests_total")?.samples ?? [];
	expect(samples).toHaveLength(501);
	expect(samples.reduce((sum, { value }) => sum + value, 0)).toBe(2000);
	expect(new Set(samples.map(({ labels }) => labels.method))).toEqual(new Set(["other"]));
});

it("escapes what would break a line, and the test's reader refuses what Prometheus would", () => {
	const odd = 'a "quote", a \\ and\na line';
	const text = writeMetrics([
		{ name: "odd", help: "Two\nlines.", type: "gauge", samples: [{ labels: { odd }, value: 0.1 }] },
	]);
	expect(readExposition(text).get("odd")?.samples).toEqual([{ name: "odd", labels: { odd }, value: 0.1 }]);
	const head = "# HELP a b\n# TYPE a gauge\n";
	for (const wrong of ["a 1", `${head}a{b=c} 1\n`, `${head}a one\n`, `${head}b 1\n`, `${head}a 1\na 2\n`])
		expect(() => readExposition(wrong)).toThrow();
});
