import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { sendApplication } from "#tests/support/forms/application.ts";
import { installNeeded } from "#tests/support/packaging/needed-packages.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({}, "postgres");

it("are what Prometheus reads, by its own promtool", async () => {
	installNeeded("prometheus");
	await sendApplication(site.url);
	const answer = await fetch(`${site.url}/metrics`);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/plain")]);
	const metrics = await answer.text();
	expect(metrics).toContain("http_requests_total");
	const { status, stdout, stderr } = spawnSync("promtool", ["check", "metrics"], { input: metrics, encoding: "utf8" });
	expect([status, `${stdout}${stderr}`]).toEqual([0, ""]);
	const promtoolRun = spawnSync("promtool", ["check", "metrics"], { input: `${metrics}\nhttp requests 1\n` });
	expect(promtoolRun.status).not.toBe(0);
});

it("are watched by rules that Prometheus takes", () => {
	installNeeded("prometheus");
	for (const args of [
		["rules", "deploy/prometheus/alerts.yml"],
		["config", "--syntax-only", "deploy/prometheus/prometheus.yml"],
	])
		expect(spawnSync("promtool", ["check", ...args]).status).toBe(0);
	const cases = spawnSync("promtool", ["test", "rules", "tests/rehearsals/packaging/alert-cases.yml"]);
	expect([cases.status, String(cases.stderr)]).toEqual([0, ""]);
});
