import { beforeAll, expect, it } from "vitest";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import * as officePaths from "#src/office-paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ DEMO_OFFICE: "off" });
const today = dayAtSchool(new Date());
const tour = `${addDays(today, 9)}T10:00`;

function guest(name: string, people: number, at: string) {
	const email = `${name.toLowerCase().replace(" ", ".")}@example.com`;
	const visitRow = {
		idempotency_key: name,
		token_hash: name,
		created_at: new Date().toISOString(),
		cancelled_at: null,
	};
	const question = name === "Kavya Narayanan" ? "Are there steps? Ring me: 94432 12345." : null;
	return { tour: at, people, name, email, phone_no: "+919443212345", question, ...visitRow };
}

beforeAll(() =>
	readDatabase(site, async (db) => {
		await db.insertInto("tours").values({ tour, booked: 5 }).execute();
		const guests = [guest("Kavya Narayanan", 3, tour), guest("Arjun Das", 2, tour)];
		await db
			.insertInto("visits")
			.values([...guests, guest("Nila Raj", 1, `${addDays(today, -3)}T10:00`)])
			.execute();
	}),
);

it("show who comes, and cancel a visit for a guest who calls, until it is undone by one key", async () => {
	const { page, complaints } = await openPage(site, desktop);
	await actAs(page, site, await signedInMember(site, { name: "Meera Nair" }));
	await page.goto(officePaths.home);
	await whenScripted(page);
	await page.keyboard.press("g");
	await page.keyboard.press("a");
	await page.waitForURL(`**${officePaths.visits()}`);
	await whenScripted(page);
	await page.getByText("5 people coming", { exact: true }).waitFor();
	await page.getByText("5 of 12 places booked").waitFor();
	await page.getByText("Nila Raj").waitFor();
	expect(await page.getByRole("button", { name: /^Cancel the booking of/ }).count()).toBe(2);
	await page.getByRole("button", { name: "Cancel the booking of Kavya Narayanan" }).click();
	await page.getByText("You cancelled the campus tour of Kavya Narayanan").waitFor();
	await whenScripted(page);
	await page.getByText("2 of 12 places booked").waitFor();
	await page.getByText("Cancelled: Kavya Narayanan (3)").waitFor();
	await page.keyboard.press("z");
	await page.getByText("You restored the campus tour of Kavya Narayanan").waitFor();
	await page.getByText("5 of 12 places booked").waitFor();
	const left = await readDatabase(site, (db) => db.selectFrom("outbox").select("template").execute());
	expect(left).toEqual([]);
	expect(complaints).toEqual([]);
});

it("are read on a phone by a viewer, who sees neither how to reach a guest nor a button", async () => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	const viewer = await signedInMember(site, { name: "Vimala", role: "viewer" });
	await actAs(page, site, viewer);
	await page.goto(officePaths.visits());
	await page.getByText("Are there steps?").waitFor();
	expect(await page.content()).not.toMatch(/94432|kavya\.narayanan@/);
	expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
	expect(await page.getByRole("link", { name: "Export" }).count()).toBe(0);
});

it("say why a visit could not be cancelled, where the guest was faster", async () => {
	const browser = officeBrowser(site, (await signedInMember(site, { name: "Olivia", role: "owner" })).cookie);
	await readDatabase(site, (db) =>
		db.updateTable("visits").set({ cancelled_at: new Date().toISOString() }).where("name", "=", "Arjun Das").execute(),
	);
	const answer = await browser.post(officePaths.visits(), { act: "cancel", visit: "2" });
	expect(answer.status).toBe(409);
	expect(await answer.text()).toContain("This visit is already cancelled.");
});
