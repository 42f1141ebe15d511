import { expect, it } from "vitest";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

it("shows an owner what needs a person and what failed for visitors, which can be called seen", async () => {
	const owner = await signedInMember(site, { name: "Meera Nair", role: "owner" });
	const browser = officeBrowser(site, owner.cookie);
	const page = async () => (await browser.get(officePaths.health)).text();
	const response = await browser.post(officePaths.health, { act: "check" });
	expect(await response.text()).toContain("Checks finished.");
	expect(await page()).toContain("The database responds in");
	const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
	const at = new Date().toISOString();
	await readDatabase(site, async (db) => {
		const { id } = await db
			.insertInto("failures")
			.values({
				fingerprint: "f",
				kind: "server",
				place: "page /news",
				name: "TypeError",
				frame: "loader src/site/news.tsx:3",
				release: "1.0.0",
				incident: "4f3a2b1c",
				standing: "new",
				first_at: at,
				last_at: at,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await db.insertInto("failure_days").values({ failure_id: id, day, times: 3 }).execute();
		await db
			.updateTable("health_findings")
			.set({ state: "failing", sentence: "The disk is full.", todo: "Free up space." })
			.where("name", "=", "disk")
			.execute();
	});
	const healthPage = await page();
	for (const words of [
		"TypeError at page /news",
		"3 times, today",
		"incident 4f3a2b1c",
		"The disk is full.",
		"Free up space.",
	])
		expect(healthPage).toContain(words);
	const id = healthPage.match(/name="failure" value="(\d+)"/)?.[1] ?? "";
	expect((await browser.post(officePaths.health, { act: "quiet", failure: id })).status).toBe(200);
	expect(await page()).toContain("Notify again");
	expect((await browser.post(officePaths.health, { act: "quiet", failure: id })).status).toBe(409);
	expect((await browser.post(officePaths.health, { act: "nothing" })).status).toBe(400);
	const acts = await readDatabase(site, (db) =>
		db.selectFrom("audit_log").select(["actor", "act"]).where("subject_kind", "=", "failure").execute(),
	);
	expect(acts).toEqual([{ actor: "Meera Nair", act: "failure-quiet" }]);
	const metrics = await (await fetch(`${site.origins()[0]}/metrics`)).text();
	expect(metrics).toContain('probe_state{probe="database"} 0');
	const elsewhere = await fetch(`${site.url}/metrics`, { headers: { "x-forwarded-for": "203.0.113.9" } });
	expect([elsewhere.status, await elsewhere.text()]).toEqual([404, expect.stringContaining("We can’t find this page")]);
});

it("counts which line of a page’s code failed in a browser, and nothing of its visitor", async () => {
	const { page } = await openPage(site, phone);
	await page.route("**/static/js/enhance-*.js", async (route) => {
		const response = await route.fetch();
		const fault = "setTimeout(() => { throw new RangeError('Meenakshi') });";
		await route.fulfill({ response, body: `${fault}${await response.text()}` });
	});
	const failureResponse = page.waitForResponse(`**${apiUrl(apiPaths.failure)}`);
	await page.goto(paths.newsDetails("nobody"));
	expect((await failureResponse).status()).toBe(204);
	const send = (body: object) =>
		fetch(site.url + apiUrl(apiPaths.failure), {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
		});
	const [script = ""] = /[\w.-]+\.js/.exec(await (await fetch(`${site.url}/`)).text()) ?? [];
	const report = { path: "/news", name: "TypeError", file: script, line: 1, column: 2 };
	expect((await send({ ...report, file: "made-up.js" })).status).toBe(204);
	expect((await send({ ...report, name: "Meenakshi Iyer, 94432 12345" })).status).toBe(204);
	for (const wrong of [
		{ file: "../x.js" },
		{ file: "https://x.example/a.js" },
		{ line: "1" },
		{ message: "Meenakshi" },
	])
		expect((await send({ ...report, ...wrong })).status).toBe(422);
	const rows = () =>
		readDatabase(site, (db) =>
			db.selectFrom("failures").select(["kind", "place", "name", "frame"]).where("kind", "=", "browser").execute(),
		);
	await expect.poll(rows).toHaveLength(2);
	const [first, second] = (await rows()).toSorted((a, b) => b.name.localeCompare(a.name));
	expect(first).toMatchObject({ place: "page /news-details/:key", name: "RangeError" });
	expect(first?.frame).toMatch(/^enhance-[\w-]+\.js:1:\d+$/);
	expect(second).toEqual({ kind: "browser", place: "page /news", name: "Error", frame: `${script}:1:2` });
	expect(site.output()).not.toMatch(/meenakshi/i);
	const owner = await signedInMember(site, { name: "Leela Das", role: "owner" });
	const healthPage = await (await officeBrowser(site, owner.cookie).get(officePaths.health)).text();
	expect(healthPage).toContain("RangeError at page /news-details/:key, in the browser");
});

it("counts what fails in the office's own code, without the address", async () => {
	const owner = await signedInMember(site, { name: "Asha Nair", role: "owner" });
	const { page } = await openPage(site);
	await page.route("**/office/static/enhance-*.js", async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, body: `${await answer.text()}\nsetTimeout(() => undefined.ago);` });
	});
	await page.goto(officePaths.invitation("a-secret-token"));
	const readHealthPage = async () => (await officeBrowser(site, owner.cookie).get(officePaths.health)).text();
	await expect
		.poll(async () => (await readHealthPage()).includes("TypeError at page /office, in the browser"))
		.toBe(true);
	expect(await readHealthPage()).not.toContain("a-secret-token");
});
