import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "#src/db/connect.server.ts";
import { listedPages } from "#src/listed-pages.ts";
import * as paths from "#src/paths.ts";
import { openWebsite } from "#tests/support/content/open-website.ts";
import { publishLegalTexts } from "#tests/support/forms/publish-legal-texts.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

let site: RunningServer;
beforeAll(async () => {
	const env = { ...process.env, SCHOOL: "blank" };
	const built = spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", "scripts/building/build.ts"], {
		env,
	});
	if (built.status !== 0) throw new Error(`The blank school was not built:\n${built.stderr}`);
	site = await startServer("sqlite", {}, undefined, "build/blank-site");
	expect((await fetch(site.url + paths.fees)).status).toBe(503);
	const db = connect({ dataDir: site.dataDir });
	await publishLegalTexts(db);
	await openWebsite(db);
	await db.destroy();
});
afterAll(() => site?.drop());

it("every page answers without the demo school, and has nothing of it", async () => {
	const pages = [
		...listedPages.map(([path]) => path),
		paths.barchApplication,
		paths.alumniRegistration,
		paths.announcements,
	];
	await expect.poll(async () => (await fetch(site.url + paths.fees)).status).toBe(200);
	const failures: string[] = [];
	for (const page of new Set(pages)) {
		const response = await fetch(site.url + page);
		const html = await response.text();
		if (response.status !== 200 || !html.includes("Hill School")) failures.push(`${page}: ${response.status}`);
		if (html.includes("Doddabetta School")) failures.push(`${page} names the demo school`);
		if (/data-consent-(question|again)/.test(html)) failures.push(`${page} asks about films that it doesn’t have`);
	}
	expect(failures).toEqual([]);
});

it("its lists are empty, and its icon and placeholder picture are there", async () => {
	const list = await (await fetch(`${site.url}/api/v1/website/news/list`)).json();
	expect(list).toMatchObject({ status: true, data: [], payload: { pagination: { total: 0 } } });
	for (const file of ["/icon.svg", "/icons/icon-192.png", "/media/blank-0-960.webp"])
		expect((await fetch(site.url + file)).status).toBe(200);
});
