import { describe, expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { axe, faultsAtWidth, faultsOf } from "#tests/support/browser/audit.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { isWhole } from "#tests/support/rehearsal.ts";
import { clockAt } from "#tests/support/server/clock.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownProcess, ownSite } from "#tests/support/server/site.ts";

describe("while no applications are taken", () => {
	const site = ownSite({ ADMISSIONS: "calendar", ...clockAt("2027-07-01T09:00:00+05:30") });

	it("the page of a form offers a mail when it opens, without JavaScript, and each mail has a way out", async () => {
		const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
		await page.goto(paths.marchApplication);
		expect(await page.getByText("This form needs JavaScript").count()).toBe(0);
		const form = page.getByRole("form", { name: "Want an email when it opens?" });
		await form.getByLabel("Email").fill("meena@example.com");
		await form.getByRole("button", { name: "Email me when it opens" }).click();
		await page.waitForURL("**/admissions-opening?sent=1*");
		await page.getByText("We’ll email you when it opens.").waitFor();
		const mail = await waitForMail(site.dataDir, "meena@example.com", /when the M.Arch application opens/);
		const [address = ""] = /http:\/\/\S+\/admissions-opening\/[\w-]{43}/.exec(mail.text ?? "") ?? [];
		expect(mail.headers.find(({ key }) => key === "list-unsubscribe")?.value).toBe(`<${address}>`);
		const waiting = () =>
			readDatabase(site, (db) => db.selectFrom("opening_requests").select("application_type").execute());
		const response = await page.goto(address);
		expect(response?.headers()).toMatchObject({
			"cache-control": "no-store, private",
			"referrer-policy": "no-referrer",
		});
		expect(await waiting()).toEqual([{ application_type: "march" }]);
		await page.getByRole("button", { name: "Don’t email me" }).click();
		await page.getByText("We’ve deleted your email address").waitFor();
		expect(await waiting()).toEqual([]);
		expect((await page.goto(address))?.status()).toBe(404);
		await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
	});

	it("the answer is the same page for an address that waits already", async () => {
		const ask = async (email: string) => {
			const body = new URLSearchParams({ email, application_type: "barch" });
			const answer = await fetch(site.url + paths.openingRequest(), { method: "POST", body, redirect: "manual" });
			return [answer.status, answer.headers.get("location"), await answer.text()];
		};
		const first = await ask("kavya@example.com");
		expect(first).toEqual([303, "/admissions-opening?sent=1#sent", ""]);
		expect(await ask("kavya@example.com")).toEqual(first);
	});

	it("what was typed comes back with what is wrong, and the application that was linked is chosen", async () => {
		const { page } = await openPage(site, { ...desktop, javaScriptEnabled: false });
		await page.goto(paths.dates);
		await page.getByRole("link", { name: "Email me when they open" }).click();
		await page.getByRole("heading", { name: "Email me when it opens", level: 1 }).waitFor();
		await page.goto(paths.openingRequest("diploma"));
		expect(await page.getByLabel("Application").inputValue()).toBe("diploma");
		const form = page.getByRole("form", { name: "Where should we email you?" });
		await form.getByLabel("Email").fill("a@b.example,c@d.example");
		await form.evaluate((element: HTMLFormElement) => {
			element.noValidate = true;
		});
		await form.getByRole("button", { name: "Email me when it opens" }).click();
		await page.getByText("Invalid email format").waitFor();
		expect(await page.getByLabel("Application").inputValue()).toBe("diploma");
	});

	it.each(isWhole ? [360, 768, 1440] : [360])("its pages are without faults at %i pixels", async (width) => {
		const { page, complaints } = await openPage(site, { ...desktop, viewport: { width, height: 900 } });
		await page.addInitScript(axe);
		for (const path of [paths.barchApplication, paths.openingRequest("barch"), `${paths.openingRequest()}?sent=1`]) {
			await page.goto(path);
			await whenScripted(page);
			expect([path, await (width === 360 ? faultsOf(page) : faultsAtWidth(page))]).toEqual([path, []]);
		}
		expect(complaints).toEqual([]);
	});

	const today = ownSite({ ADMISSIONS: "closed" });

	it("the office sees how many wait for each form", async () => {
		const body = new URLSearchParams({ email: "kavya@example.com", application_type: "barch" });
		await fetch(today.url + paths.openingRequest(), { method: "POST", body });
		const { page } = await openPage(today, desktop);
		await actAs(page, today, await signedInMember(today, { role: "admissions" }));
		await page.goto(officePaths.site);
		await page.getByText("Waiting for an email when applications open: B.Arch 1", { exact: true }).waitFor();
	});
});

describe.each(onEngine("postgres"))("when applications are taken (%s)", (engine) => {
	const site = ownProcess(
		{ ADMISSIONS: "calendar", LOG_LEVEL: "warn", ...clockAt("2027-11-02T09:00:00+05:30") },
		engine,
	);
	/** The first start has published the seasons, which holds the mails for a minute. */
	const later = clockAt("2027-11-02T10:00:00+05:30");
	const people = Array.from({ length: 300 }, (_, index) => `pupil${index}@example.com`);

	it("everyone who waits is written to exactly once, though the process is killed again and again", async () => {
		await site.stop();
		const waiting = people.map((email, index) => ({
			application_type: "barch" as const,
			season: 2028,
			email,
			email_key: email,
			token_hash: `hash ${index}`,
			created_at: "2027-07-01T06:00:00.000Z",
		}));
		await readDatabase(site, (db) => db.insertInto("opening_requests").values(waiting).execute());
		const readNotified = () =>
			readDatabase(site, (db) =>
				db.selectFrom("outbox").select("to_address").where("template", "=", "opening").orderBy("id").execute(),
			);
		for (const share of [1, 60, 150, 299]) {
			await site.restart(later);
			await expect
				.poll(async () => (await readNotified()).length, { interval: 5, timeout: 30_000 })
				.toBeGreaterThanOrEqual(share);
			await site.kill();
		}
		await site.restart(later);
		await expect.poll(async () => (await readNotified()).length, { timeout: 30_000 }).toBe(people.length);
		expect((await readNotified()).map(({ to_address }) => to_address).sort()).toEqual(people.toSorted());
	});

	it("the page leads to the forms, and a request is answered with the form itself", async () => {
		const html = await (await fetch(site.url + paths.openingRequest())).text();
		expect(html).toContain("Go to the application forms");
		const body = new URLSearchParams({ email: "meena@example.com", application_type: "barch" });
		const answer = await fetch(site.url + paths.openingRequest(), { method: "POST", body, redirect: "manual" });
		expect([answer.status, answer.headers.get("location")]).toEqual([303, paths.barchApplication]);
	});
});
