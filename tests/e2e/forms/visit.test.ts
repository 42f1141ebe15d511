import { expect, test } from "vitest";
import { visits as demoVisits } from "#demo/visits.ts";
import * as paths from "#src/paths.ts";
import { phone, wakeIslands, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { clockAt } from "#tests/support/server/clock.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ ...clockAt("2026-11-20T11:30:00+05:30"), MIN_FILL_MS: "0" });

const answers = { name: "Kavya Narayanan", email: "kavya@example.com", phone_no: "94432 12345" };

test("a family books a visit on a phone, gets a mail, and cancels by its link", async () => {
	const { page, complaints } = await openPage(site, phone);
	await page.goto(paths.campus);
	await page.getByRole("main").getByRole("link", { name: "Visit the campus" }).click();
	await page.waitForURL(`**${paths.visit}`);
	await whenScripted(page);
	await wakeIslands(page);
	const form = page.getByRole("form", { name: "Book a tour" });
	await form.getByRole("button", { name: "Book the tour" }).click();
	await form.getByText("Choose a day and time").waitFor();
	await form.getByLabel("Day and time").selectOption({ label: "Saturday, 28 November, 10:00 am (12 places left)" });
	await form.getByLabel("Number of visitors").selectOption("4");
	for (const [name, text] of Object.entries(answers)) await form.locator(`[name=${name}]`).fill(text);
	await form.getByRole("button", { name: "Book the tour" }).click();
	await form.getByText("Your tour is booked.").waitFor();
	expect(await form.getByRole("status").innerText()).toMatch(/\w+, \d+ \w+, \d+:\d\d [ap]m\. \w+ p(eople|erson)\./);

	const mail = await waitForMail(
		site.dataDir,
		answers.email,
		/^Your campus tour is booked: Saturday, 28 November, 10:00 am$/,
	);
	const link = /https?:\/\/\S+(\/visit\/[\w-]{43})$/m.exec(mail.text ?? "")?.[1] ?? "";
	const calendar = await page.request.get(`${link}/visit.ics`);
	expect(calendar.headers()["content-type"]).toContain("text/calendar");
	expect(await calendar.text()).toMatch(/DTSTART:20261128T043000Z\r\nDTEND:20261128T063000Z/);
	const response = await page.goto(link);
	expect(response?.headers()["cache-control"]).toBe("no-store, private");
	await page.getByRole("heading", { name: "Your tour is booked" }).waitFor();
	await page.getByRole("button", { name: "Cancel the tour" }).click();
	await page.getByRole("heading", { name: "Your tour is cancelled" }).waitFor();
	expect((await page.request.get(`${link}/visit.ics`)).status()).toBe(404);
	expect(complaints).toEqual([]);
});

test("the page shows the stops of a tour in their order, and whom to ask for those who can’t come", async () => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(paths.visit);
	const stops = page.getByRole("region", { name: "What you’ll see" });
	expect(await stops.getByRole("heading", { level: 3 }).allTextContents()).toEqual(
		demoVisits.sights.map(({ title }) => title),
	);
	await stops.getByText("8 stops, 22 metres up and 43 metres down").waitFor();
	await stops.getByText("+2,262, after 50 minutes").waitFor();
	for (const path of [paths.contact, paths.visit]) {
		await page.goto(path);
		await page
			.getByRole("main")
			.getByRole("link", { name: /a student$/ })
			.click();
		await page.getByRole("heading", { level: 1, name: "Ask a student" }).waitFor();
	}
});

test("without JavaScript the page shows the places left, and refuses a full tour with what was typed", async () => {
	const tour = "2026-11-21T14:00";
	const book = (people: number, name: string) =>
		fetch(`${site.url}/api/v1/website/visit/add`, {
			method: "POST",
			body: JSON.stringify({ ...answers, tour, people, name }),
			headers: { "content-type": "application/json" },
		});
	for (const name of ["A", "B"]) expect((await book(4, name)).status).toBe(201);
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(paths.visit);
	await page.getByRole("listitem").filter({ hasText: "21 November" }).getByText("4 places left").waitFor();
	const form = page.getByRole("form", { name: "Book a tour" });
	await form.getByLabel("Day and time").selectOption(tour);
	await form.getByLabel("Number of visitors").selectOption("3");
	for (const [name, text] of Object.entries(answers)) await form.locator(`[name=${name}]`).fill(text);
	expect((await book(3, "C")).status).toBe(201);
	await form.getByRole("button", { name: "Book the tour" }).click();
	await form
		.getByText(/This tour has only one place left. Next tours with enough places:/)
		.first()
		.waitFor();
	expect(await form.locator("[name=name]").inputValue()).toBe(answers.name);
	await form.getByLabel("Number of visitors").selectOption("1");
	await form.getByRole("button", { name: "Book the tour" }).click();
	await page.getByText("Your tour is booked.").waitFor();
	await page.goto(paths.visit);
	await page.getByRole("listitem").filter({ hasText: "21 November" }).getByText("full").waitFor();
});
