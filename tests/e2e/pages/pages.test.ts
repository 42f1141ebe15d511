import type { Page, Route } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { desktop, nextFrames, phone, wakeIslands, whenScripted } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const paths = [
	..."undergraduate postgraduate march-urban diploma international-student about-us achievements placement alumni contact".split(
		" ",
	),
	..."campus campus-playgrounddetails campus-fitnessdetails campus-messdetails campus-studiodetails campus-librarydetails campus-hosteldetails".split(
		" ",
	),
	..."terms-conditions privacy-policy".split(" "),
];
const withoutScripts = { ...phone, javaScriptEnabled: false };

const site = sharedSite();
keepPages();

let page: Page;
let complaints: string[];
const visit = async (path: string, device: Parameters<typeof openPage>[1] = desktop) => {
	({ page, complaints } = await openPage(site, device));
	return page.goto(path);
};

// The sidebar holds a form too.
const field = (label: string) => page.locator("main form").getByLabel(label, { exact: true });
const consent = () => page.locator("main form").getByRole("checkbox");

describe("the fixed pages", () => {
	it("have titles, descriptions and main headings that no other page has, and no styles in their markup", async () => {
		const seenTexts = { title: new Set<string>(), description: new Set<string>(), heading: new Set<string>() };
		const styled: string[] = [];
		for (const path of paths) {
			const answer = await fetch(`${site.url}/${path}`);
			expect([path, answer.status]).toEqual([path, 200]);
			const html = await answer.text();
			const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
			seenTexts.title.add(/<title>([^<]+)</.exec(html)?.[1] ?? "");
			seenTexts.description.add(/<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "");
			seenTexts.heading.add(/<h1\b[^>]*>(.+?)<\/h1>/s.exec(main)?.[1] ?? "");
			expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`${site.url}/${path}`);
			if (/<[^>]+ style=/.test(main)) styled.push(path);
		}
		expect(styled).toEqual([]);
		for (const each of Object.values(seenTexts)) {
			expect(each).not.toContain("");
			expect(each.size).toBe(paths.length);
		}
	});

	it("say everything without scripts", async () => {
		await visit("/undergraduate", withoutScripts);
		await page.getByText("There’s no direct lateral entry").waitFor();
		await page.goto("/campus");
		await page.getByText("2,240").first().waitFor();
		await page.goto("/placement");
		expect(await page.locator("main").innerText()).toContain("Offer Letters");
	});
});

describe("the programme pages", () => {
	const links = (name: string) => page.locator("main").getByRole("link", { name, exact: true });
	const hrefs = (name: string) => links(name).evaluateAll((all) => all.map((link) => link.getAttribute("href")));

	it.each([
		[
			"undergraduate",
			["NATA", "50% aggregate in physics, chemistry and mathematics", "10+3 diploma", "no direct lateral entry"],
			"/barch-application",
		],
		["postgraduate", ["at least 50% aggregate", "at least 45% aggregate", "PGETA"], "/march-application"],
		[
			"march-urban",
			["at least 50% aggregate", "at least 45% aggregate", "PGETA", "four semesters"],
			"/march-application",
		],
	])("/%s states who may apply, numbers the steps and leads to its form", async (path, conditions, form) => {
		await visit(`/${path}`, phone);
		const words = await page.locator("main").innerText();
		for (const condition of conditions) expect(words).toContain(condition);
		expect(await page.locator("main ol > li > h3").count()).toBeGreaterThanOrEqual(5);
		expect(new Set(await hrefs("Apply Now"))).toEqual(new Set([form]));
	});

	it("/diploma leads to its form from the text, without an Apply button", async () => {
		await visit("/diploma");
		expect(await page.locator("main").getByRole("link", { name: /apply/i }).count()).toBe(0);
		expect(await hrefs("diploma application")).toEqual(["/diploma-application"]);
	});

	it("/international-student says which mark sheets count and leads to both forms", async () => {
		await visit("/international-student", phone);
		const words = await page.locator("main").innerText();
		for (const part of [
			"Association of Indian Universities",
			"single board",
			"five of the last eight years",
			"10+2",
			"8+4",
			"9+3",
		])
			expect(words).toContain(part);
		expect((await hrefs("Apply for B.Arch"))[0]).toBe("/barch-application");
		expect(await hrefs("Apply for M.Arch")).toEqual(["/march-application"]);
	});
});

describe("the campus", () => {
	it("leads to its six places, each with crumbs, three drawings and four texts", async () => {
		await visit("/campus");
		expect(await page.locator("meta[name=keywords]").getAttribute("content")).toContain("hostel");
		const places = await page
			.locator("main section ol a")
			.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
		expect(places.sort()).toEqual(
			paths
				.filter((path) => path.endsWith("details"))
				.map((path) => `/${path}`)
				.sort(),
		);
		for (const place of places) {
			await page.goto(place);
			expect(
				(await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").allInnerTexts()).join(" > "),
			).toBe("Home > Campus");
			await expect.poll(() => page.locator("main picture img").count()).toBe(3);
			await expect.poll(() => page.locator("main h2").count()).toBe(4);
		}
	});
});

describe("the alumni page", () => {
	const answerWith = (route: (route: Route) => Promise<void>) => page.route("**/api/v1/website/count", route);
	const open = async (route: (route: Route) => Promise<void>) => {
		({ page, complaints } = await openPage(site, phone));
		await answerWith(route);
		const finishedRequest = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/website/count"));
		await page.goto("/alumni");
		await finishedRequest;
	};
	const counts = (alumniFormCount: number, countryCount: number) => (route: Route) =>
		route.fulfill({ json: { status: true, data: { countryCount, alumniFormCount } } });

	it("shows thirteen graduates and the numbers that the school counts", async () => {
		await open(counts(128, 11));
		await page.getByText("128 graduates have registered, from 11 countries").waitFor();
		await expect.poll(() => page.locator("main ul > li h3").count()).toBe(13);
		expect(await page.getByRole("link", { name: "Connect Now" }).getAttribute("href")).toBe("/registration");
	});

	it("shows no numbers when there are few", async () => {
		await open(counts(99, 4));
		await nextFrames(page);
		expect(await page.getByText("registered").count()).toBe(0);
	});

	it("names no one's pay, and states the range of all", async () => {
		await open(counts(0, 0));
		const words = await page.locator("main").innerText();
		expect(words).toMatch(/\d+ graduates told us their pay: from ₹\d+(\.\d)? to ₹\d+(\.\d)? lakh a year\./);
		expect(words.match(/₹/g)).toHaveLength(2);
	});
});

describe("the contact form", () => {
	const answers = {
		Name: "Meera Iyer",
		Email: "meera@example.org",
		Phone: "+91 98400 12345",
		Subject: "A visit",
		Message: "May we come\non Friday?",
	};
	let bodies: unknown[];
	const answerWith = (status: number, json: object) =>
		page.route("**/api/v1/contact-email", async (route) => {
			bodies.push(route.request().postDataJSON());
			await route.fulfill({ status, json });
		});
	const fill = async () => {
		for (const [label, text] of Object.entries(answers)) await field(label).fill(text);
		await consent().check();
	};
	const send = () => page.getByRole("button", { name: "Send message" }).click();
	const readTyped = () => Promise.all(Object.keys(answers).map((label) => field(label).inputValue()));
	beforeEach(async () => {
		bodies = [];
		await visit("/contact", phone);
		await whenScripted(page);
		await wakeIslands(page);
	});

	it("hints at each answer and is required by the browser, consent included", async () => {
		await answerWith(200, { status: true });
		const hints = await page
			.locator("main form [placeholder]")
			.evaluateAll((all) => all.map((field) => field.getAttribute("placeholder")));
		expect(hints).toEqual([
			"Please Enter Name",
			"Please Enter Email",
			"Please Enter Number",
			"Please Enter Subject",
			"Write Message",
		]);
		await send();
		expect(await field("Name").evaluate((field) => field === document.activeElement)).toBe(true);
		await fill();
		await consent().uncheck();
		await send();
		expect(bodies).toEqual([]);
	});

	it("links the two pages that its consent names, away from the form", async () => {
		for (const [words, path] of [
			["terms and conditions", "/terms-conditions"],
			["privacy policy", "/privacy-policy"],
		] as const) {
			const link = page.locator("main form").getByRole("link", { name: words });
			expect([await link.getAttribute("href"), await link.getAttribute("target")]).toEqual([path, "_blank"]);
		}
	});

	it("sends the message once, says so and is empty again", async () => {
		await answerWith(200, { status: true, message: "Message sent successfully!" });
		await fill();
		await page.getByRole("button", { name: "Send message" }).dblclick();
		await page.getByRole("status").filter({ hasText: "Your message has been sent successfully!" }).waitFor();
		expect(bodies).toHaveLength(1);
		expect(bodies[0]).toMatchObject({
			name: "Meera Iyer",
			email: "meera@example.org",
			phone_no: "+91 98400 12345",
			subject: "A visit",
			consent: "true",
		});
		expect(await readTyped()).toEqual(["", "", "", "", ""]);
		expect(await consent().isChecked()).toBe(false);
		await page.getByRole("button", { name: "Close" }).click();
		expect(await page.getByText("sent successfully").count()).toBe(0);
	});

	it("keeps every answer when sending fails, and can be sent again", async () => {
		await answerWith(500, { status: false, message: "Out of order" });
		await fill();
		await send();
		await page.getByRole("alert").filter({ hasText: "Failed to send message. Please try again." }).waitFor();
		expect(await readTyped()).toEqual(Object.values({ ...answers, Phone: "98400 12345" }));
		await page.unroute("**/api/v1/contact-email");
		await answerWith(200, { status: true });
		await send();
		await page.getByText("Your message has been sent successfully!").waitFor();
		expect(bodies).toHaveLength(2);
	});

	it("keeps every answer without a connection", async () => {
		await fill();
		await page.context().setOffline(true);
		await send();
		await page.getByText("Failed to send message. Please try again.").waitFor();
		await page.getByText("We couldn’t reach the school’s server.").waitFor();
		expect(await readTyped()).toEqual(Object.values({ ...answers, Phone: "98400 12345" }));
	});

	it("shows under a field what the server says of it", async () => {
		await answerWith(422, {
			status: false,
			message: "Please look again",
			errors: { phone_no: "Please enter a valid phone number" },
		});
		await fill();
		await send();
		await page.getByText("Please enter a valid phone number").waitFor();
		expect(await field("Phone").getAttribute("aria-invalid")).toBe("true");
	});
});

describe("the contact page", () => {
	it("asks no map service before a click, shows its map after one, and the drawn one after another", async () => {
		await visit("/contact");
		await page.route("https://www.openstreetmap.org/**", (route) =>
			route.fulfill({ contentType: "text/html", body: "a map" }),
		);
		await whenScripted(page);
		expect(complaints.filter((complaint) => complaint.startsWith("foreign"))).toEqual([]);
		expect(await page.getByRole("link", { name: "Open in OpenStreetMap" }).getAttribute("href")).toContain(
			"mlat=11.41&mlon=76.7",
		);
		await page.getByRole("button", { name: "Show the live map" }).click();
		await page.frameLocator("iframe[title^='Map of']").getByText("a map").waitFor();
		const locator = page.getByRole("img", { name: "Drawn map" });
		expect(await locator.count()).toBe(0);
		const back = page.getByRole("button", { name: "Show the drawn map" });
		expect(await back.getAttribute("aria-pressed")).toBe("true");
		await back.click();
		await locator.waitFor();
		expect(await page.locator("iframe").count()).toBe(0);
		expect(complaints.filter((complaint) => complaint.startsWith("console"))).toEqual([]);
	});
});

it.each([1180, 1280, 1440])("three pictures of the campus are 356 by 251 pixels at %d", async (width) => {
	const { page } = await openPage(site, { viewport: { width, height: 900 } });
	await page.goto("/campus");
	const sizes = await page.locator("main [class*=cards] img").evaluateAll((images) =>
		images.map((image) => {
			const { width, height } = image.getBoundingClientRect();
			return `${Math.round(width)} x ${Math.round(height)}`;
		}),
	);
	expect(sizes).toEqual(Array(3).fill("356 x 251"));
});

it("each achievement has an icon beside its category", async () => {
	const { page } = await openPage(site, { viewport: { width: 360, height: 800 }, javaScriptEnabled: false });
	await page.goto("/achievements");
	const icons = await page
		.locator("main article")
		.evaluateAll((plaques) => plaques.map((plaque) => plaque.querySelectorAll("p svg path").length));
	expect(icons).toEqual(Array(9).fill(1));
});
