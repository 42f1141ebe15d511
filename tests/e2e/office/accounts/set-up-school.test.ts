import { afterAll, beforeAll, expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

let site: RunningServer;
beforeAll(async () => {
	site = await startServer("sqlite", { EMPTY: "on", MIN_FILL_MS: "0" });
});
afterAll(() => site?.drop());

const get = async (path: string) => (await fetch(site.url + path)).text();

/** A season that is open today. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it("an owner sets up a school and opens its website with at most 60 fields", async () => {
	const { page } = await openPage(site, desktop);
	await actAs(page, site, await signedInMember(site, { name: "Asha Kulkarni", role: "owner" }));
	await page.goto(officePaths.home);
	await page.getByRole("link", { name: "Set up the website" }).click();
	let typed = 0;
	const send = async (button: string, values: Record<string, string>) => {
		const form = page.locator("form", { has: page.getByRole("button", { name: button, exact: true }) });
		for (const [name, value] of Object.entries(values)) {
			const field = form.locator(`[name="${name}"]`);
			if ((await field.evaluate((each) => each.tagName)) === "SELECT") await field.selectOption(value);
			else await field.fill(value);
			typed += 1;
		}
		await form.getByRole("button", { name: button, exact: true }).click();
		await whenScripted(page);
	};
	await send("Save your school", {
		name: "Sahyadri College of Design",
		street: "12 Law College Road",
		town: "Pune",
		state: "Maharashtra",
		postalCode: "411004",
		phone: "+91 20 2543 0000",
		email: "office@sahyadri.example",
		accreditation: "Approved by AICTE",
		main: "#5b1f6e",
		accent: "#f2a900",
	});
	await page.getByText("Application numbers begin with SCD.").waitFor();
	const programme = { name: "B.Des", years: "4", seats: "60", tuition: "1,85,000" };
	await send("Add the programme", programme);
	await page.getByText("B.Des is saved, with its application form.").waitFor();
	await page.getByText("B.Des: 4 years, 60 seats, ₹1,85,000 a year, application numbers with BD").waitFor();
	await send("Add another programme", {
		...programme,
		name: "Foundation in Design",
		years: "1",
		seats: "many",
		after: "10",
	});
	await page.getByText("Programme 2: Seats must be a whole number.").waitFor();
	await send("Add another programme", { seats: "30" });
	await page.getByText("Foundation in Design is saved").waitFor();
	await send("Save the days", { opens: day(-1), closes: day(120), fee: "1000" });
	await page.getByText("You take applications from").waitFor();
	await send("Publish the three texts", {
		officer: "Dr Meera Joshi",
		regulator: "AICTE",
		university: "Savitribai Phule Pune University",
		services: "Example Hosting",
	});
	await page.getByText("The three legal texts are published.").waitFor();
	await send("Add the question", {
		label: "How did you hear of us?",
		kind: "choice",
		options: "From a friend\nOn the web",
		required: "yes",
	});
	await send("Add the question", { label: "A drawing of your room", kind: "file" });
	await page.getByText("A drawing of your room (B.Des)").waitFor();
	for (const title of ["Workshops", "Incubator", "Visit us"])
		await send("Publish the page", { title, body: `What ${title.toLowerCase()} means here. It is open all week.` });
	await page.getByText("“Visit us” is published.").waitFor();
	await page.getByRole("button", { name: "Open the website" }).click();
	await page.getByText("opened the website").first().waitFor();
	expect(typed).toBeLessThanOrEqual(60);
	const texts = page.locator(`a[href^="${officePaths.site}/"]`);
	const listed = await texts.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(listed).toContain(officePaths.siteText("outlines"));
	for (const text of ["undergraduate", "environmental", "urbanDesign", "diploma"])
		expect(listed).not.toContain(officePaths.siteText(text));
	await expect.poll(() => get(paths.home)).toContain("Workshops");
	await page.goto(officePaths.home);
	expect(await page.getByRole("link", { name: "Set up", exact: true }).count()).toBe(0);
});

it("its website names the school, its programmes, fees and pages", async () => {
	const home = await get(paths.home);
	for (const text of ["Sahyadri College of Design", "Approved by AICTE", "/pages/incubator", "B.Des"])
		expect(home).toContain(text);
	expect(await get(paths.programmes)).toMatch(/B\.Des[\s\S]*Foundation in Design/);
	const form = await get("/apply/b-des");
	expect(form).toContain("How did you hear of us?");
	expect(form).toContain("₹1,000");
	expect(await get(paths.fees)).toContain("1,85,000");
	expect(await get(paths.privacy)).toContain("Dr Meera Joshi");
	expect(await get(paths.terms)).toContain("The courts of Pune, Maharashtra");
	expect(await get("/pages/visit-us")).toContain("What visit us means here.");
});
