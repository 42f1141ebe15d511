import type { Locator, Page, Route } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { loseAnswers, type OpenedPage, openPage } from "#tests/support/browser/open-page.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const personalMessages = [
	"First Name",
	"Last Name",
	"Roll Number",
	"Graduation Year",
	"Degree",
	"Email",
	"Current City of Residence",
	"Date of Birth",
].map((what) => `${what} is required`);
const year = new Date().getFullYear();

const site = ownSite();
keepPages();

describe("the alumni registration", () => {
	let page: Page;
	let complaints: OpenedPage["complaints"];
	beforeEach(async () => {
		({ page, complaints } = await openPage(site, phone));
		await page.goto(paths.alumniRegistration);
		await whenScripted(page);
	});

	const field = (name: string) => page.locator(`main [name=${name}]`);
	const press = (name: string) => page.locator("main").getByRole("button", { name, exact: true }).click();
	const messages = () => page.locator("form p[id$='-error']").allInnerTexts();
	const readOptions = (name: string) => field(name).locator("option:not([value=''])").allInnerTexts();
	const readLocalStorage = () => page.evaluate(() => JSON.stringify(localStorage));
	const wide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
	const fillPersonal = async () => {
		for (const name of ["firstname", "lastname", "roll_number", "email", "mobile_number", "residence", "dob"] as const)
			await field(name).fill(alumnus[name]);
		for (const name of ["graduation_year", "degree", "course", "country"] as const)
			await field(name).selectOption(alumnus[name]);
	};
	it("has fields and a Next button as wide as the phone", async () => {
		const rightOf = (control: Locator) =>
			control.evaluate((element) => Math.round(element.getBoundingClientRect().right));
		const right = await rightOf(field("firstname"));
		expect([await rightOf(field("dob")), await rightOf(field("mobile_number"))]).toEqual([right, right]);
		const next = page.locator("main").getByRole("button", { name: "Next", exact: true });
		expect(await rightOf(next)).toBe(right);
		expect((await next.boundingBox())?.x).toBe((await field("firstname").boundingBox())?.x);
	});

	const toEmployment = async () => {
		await fillPersonal();
		await press("Next");
		await page.getByRole("heading", { name: "Employment and interests", level: 2 }).waitFor();
	};

	it("goes from the first question to the thanks, which are shown once", async () => {
		expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Registration For Alumni");
		const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
		// The title says the last one, on a phone.
		expect(await crumbs.allInnerTexts()).toEqual(["Home", "Alumni"]);
		await field("mobile_number").fill("+44 7400 123456");
		await page.getByRole("button", { name: "Country: United Kingdom, GB +44" }).waitFor();
		await fillPersonal();
		expect(await field("password").count()).toBe(0);
		await press("Next");
		await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Employment and interests");
		expect(await field("emp_type").first().isChecked()).toBe(true);
		await page.getByRole("radio", { name: "Self Employed" }).check();
		await field("company_name").fill(alumnus.company_name);
		await field("working_since").selectOption(alumnus.working_since);
		for (const role of ["Guest Lectures", "Jurer"]) await page.getByRole("checkbox", { name: role }).check();
		await field("skills").fill(alumnus.skills);
		const review = await page.getByRole("region", { name: "Before you submit" }).innerText();
		for (const words of ["Self Employed", "Guest Lectures, Jurer", "Urban Design"]) expect(review).toContain(words);
		expect(await wide()).toBe(false);
		await press("Submit");
		await expect.poll(messages).toEqual(["Confirm that you agree, so we can register you"]);
		await page.getByLabel(/^I am 18 or older/).check();
		const sendingRequest = page.waitForRequest("**/website/alumni/add");
		await press("Submit");
		expect((await sendingRequest).postDataJSON()).toMatchObject({
			emp_type: 2,
			interested_roles: [1, 3],
			mobile_number: "+91 94432 12345",
			consent: "true",
		});
		await page.waitForURL("**/alumni");
		await page.getByRole("status").getByText("Thank you for registering.").waitFor();
		await page.reload();
		await page.getByRole("heading", { level: 1 }).waitFor();
		expect(await page.getByText("Thank you for registering.").count()).toBe(0);
		expect(await readLocalStorage()).not.toContain("draft:alumni");
		await waitForMail(site.dataDir, alumnus.email, /^Thank you for registering/);
		await waitForMail(site.dataDir, "admissions@doddabetta.example", /Meenakshi Raman$/);
		expect(complaints).toEqual([]);
	});

	it("says on Next and Submit only what is missing, in the form's words", async () => {
		await field("firstname").fill(" ");
		await field("firstname").blur();
		await expect.poll(messages).toEqual([]);
		await press("Next");
		await page.getByText("Fix 8 problems").waitFor();
		await expect.poll(messages).toEqual(personalMessages);
		expect(await wide()).toBe(false);
		await toEmployment();
		await press("Submit");
		await expect.poll(messages).toEqual(["Working year is required", "Confirm that you agree, so we can register you"]);
		await press("Previous");
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Personal and education");
		expect(await field("course").inputValue()).toBe("Urban Design");
	});

	it("takes up a number that was typed before the page's code was there", async () => {
		let routes: Route[] | undefined = [];
		await page.route("**/static/js/**", (route) => (routes ? void routes.push(route) : route.continue()));
		await page.goto(paths.alumniRegistration);
		await field("mobile_number").fill("+44 7400 123456");
		await expect.poll(() => routes?.length).toBeGreaterThan(0);
		const waiting = routes;
		routes = undefined;
		for (const route of waiting) await route.continue();
		await page.getByRole("button", { name: "Country: United Kingdom, GB +44" }).waitFor();
	});

	it("offers the degree's courses, the years since the first class, every country, and work since 1900", async () => {
		const graduations = await readOptions("graduation_year");
		expect([graduations[0], graduations.at(-1), graduations.length]).toEqual([String(year), "2013", year - 2012]);
		expect(await readOptions("country")).toEqual(expect.arrayContaining(["India", "Kenya", "Sri Lanka"]));
		expect(await field("course").count()).toBe(0);
		await field("degree").selectOption("master-architecture");
		expect(await readOptions("course")).toEqual(["Urban Design", "Environmental Architecture"]);
		await press("Next");
		await expect.poll(messages).toContain("Course is required");
		await field("degree").selectOption("bachelor-architecture");
		expect(await field("course").count()).toBe(0);
		await toEmployment();
		const years = await readOptions("working_since");
		expect([years[0], years.at(-1), years.length]).toEqual([String(year), "1900", year - 1899]);
	});

	it("asks about work only those who are employed, by others or themselves", async () => {
		await toEmployment();
		const work = ["company_name", "current_designation", "job_domain", "working_since"];
		const countShown = () => Promise.all(work.map((name) => field(name).count()));
		expect(await countShown()).toEqual([1, 1, 1, 1]);
		await field("company_name").fill("Not for others");
		await page.getByRole("radio", { name: "Other" }).check();
		expect(await countShown()).toEqual([0, 0, 0, 0]);
		expect(await page.getByRole("region", { name: "Before you submit" }).innerText()).not.toContain("Not for others");
		await page.getByRole("radio", { name: "Self Employed" }).check();
		expect(await countShown()).toEqual([1, 1, 1, 1]);
	});

	it("asks for no password, and keeps the answers on the device", async () => {
		expect(await field("password").count()).toBe(0);
		await toEmployment();
		await page.getByRole("checkbox", { name: "Tech Talks" }).check();
		await page.getByRole("checkbox", { name: "Visiting Faculty" }).check();
		await expect.poll(readLocalStorage).toContain("2,4");
		await page.reload();
		await page.getByText(/Welcome back/).waitFor();
		expect(await page.getByRole("checkbox", { name: "Visiting Faculty" }).isChecked()).toBe(true);
		expect(await page.getByRole("checkbox", { name: "Jurer" }).isChecked()).toBe(false);
		await press("Previous");
		expect(await field("firstname").inputValue()).toBe(alumnus.firstname);
	});

	it("tells a failure in words, keeps everything, and registers once in the end", async () => {
		await toEmployment();
		await field("skills").fill(alumnus.skills);
		await page.getByLabel(/^I am 18 or older/).check();
		// The server takes it, but its answer is lost on the way.
		const lost = await loseAnswers(page, "**/alumni/add");
		await press("Submit");
		await page.getByRole("alert").getByText("Your registration wasn’t sent").waitFor();
		await page.getByRole("alert").getByText("We couldn’t reach the school’s server").waitFor();
		expect(await field("skills").inputValue()).toBe(alumnus.skills);
		await page.unroute("**/alumni/add");
		const answer = page.waitForResponse("**/alumni/add");
		await press("Submit");
		await page.waitForURL("**/alumni");
		expect([...lost, (await answer).status()]).toEqual([201, 200]);
	});
});

it("sends nothing before the page's code is there, which would put the answers into the address", async () => {
	const { page } = await openPage(site, { javaScriptEnabled: false });
	await page.goto(paths.alumniRegistration);
	const address = page.url();
	await page.locator("main [name=firstname]").fill("Meenakshi");
	await page.locator("main [name=firstname]").press("Enter");
	expect([page.url(), await page.locator("main [name=firstname]").inputValue()]).toEqual([address, "Meenakshi"]);
});
