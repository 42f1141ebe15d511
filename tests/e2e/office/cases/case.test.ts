import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("sqlite"))("the desk and a case (%s)", (engine) => {
	const site = ownSite({ DEMO: "off" }, engine);
	let priya: SignedIn;
	let arun: SignedIn;
	let reference: string;
	beforeAll(async () => {
		priya = await signedInMember(site, { name: "Priya Raghavan" });
		arun = await signedInMember(site, { name: "Arun Selvam" });
		reference = (await sendApplication(site.url, barchAnswers, await certificates())).reference;
		const other = { ...barchAnswers, name: "Harish Venkatesan", email: "harish@example.in", phone_no: "9843011223" };
		await sendApplication(site.url, other, []);
	});

	async function visit(member: SignedIn, options = desktop): Promise<{ page: Page; complaints: string[] }> {
		const openedPage = await openPage(site, options);
		await actAs(openedPage.page, site, member);
		return openedPage;
	}
	const timeline = (page: Page) => page.locator("#timeline");

	it("finds a case by words, opens it by keys, gives it to a colleague and takes that back", async () => {
		const { page, complaints } = await visit(priya);
		await page.goto("/office/cases");
		await whenScripted(page);
		await page.keyboard.press("/");
		await page.keyboard.type("meenakshi status:new");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/office/cases?q=meenakshi&status=new");
		await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
		expect(await page.locator("tbody th a").textContent()).toContain(reference);
		await whenScripted(page);
		await page.keyboard.press("j");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/office/cases/application/*");
		await page.getByRole("heading", { level: 1, name: "Meenakshi Raman" }).waitFor();
		await whenScripted(page);
		await page.keyboard.press("m");
		await page.getByLabel("Assign to").selectOption("Arun Selvam");
		await page.getByRole("button", { name: "Assign", exact: true }).click();
		await page.getByRole("status").getByText("assigned the case to Arun Selvam").waitFor();
		await whenScripted(page);
		await page.keyboard.press("z");
		await page.getByRole("status").getByText("undid").waitFor();
		await expect.poll(() => timeline(page).locator("del").count()).toBe(1);
		expect(complaints).toEqual([]);
	});

	it("shows a PDF drawn, a Word document as text, and logs each view", async () => {
		const { page, complaints } = await visit(priya);
		await page.goto("/office/cases?q=meenakshi");
		await page.locator("tbody th a").click();
		await page.locator("[data-pdf] canvas").first().waitFor();
		await page.locator("[data-drawn]").waitFor();
		await page.getByRole("link", { name: "Class 12 mark sheet" }).click();
		const frame = page.frameLocator("iframe");
		await expect.poll(() => frame.locator("body").textContent()).toBeTruthy();
		const file = await page.request.get(`${site.url}/office/documents/1/file`);
		expect(file.headers()["content-security-policy"]).toBe("default-src 'none'; sandbox; frame-ancestors 'self'");
		await page.reload();
		expect(await timeline(page).textContent()).toContain("read class-10.pdf");
		expect(complaints).toEqual([]);
	});

	it("marks a spot on a picture by keys, or by a press, and asks with it for another one", async () => {
		const picture = await photograph({ width: 600, height: 800 });
		const files = [
			{ field: "certificate_10", name: "x.jpg", content: picture },
			{ field: "certificate_12", name: "xii.jpg", content: picture },
		];
		const nila = { ...barchAnswers, name: "Nila Marked", email: "nila@example.in", phone_no: "9843011299" };
		await sendApplication(site.url, nila, files);
		const { page, complaints } = await visit(priya);
		await page.goto("/office/cases?q=nila");
		await page.locator("tbody th a").click();
		await page.locator("[data-marker]:not([hidden])").waitFor();
		for (const key of ["b", "ArrowDown", "ArrowLeft", "Shift+ArrowRight", "u"]) await page.keyboard.press(key);
		await page.getByRole("status").getByText("rejected a document as unreadable").waitFor();
		await page.goto(`${page.url().split("?")[0]}`);
		await page.getByRole("link", { name: "Class 12 mark sheet" }).click();
		await page.locator("[data-marker]:not([hidden])").waitFor();
		const heightOfSheet = async () => (await page.locator("[data-sheet]").boundingBox())?.height;
		await expect.poll(heightOfSheet).toBeGreaterThan(100);
		await page.keyboard.press("b");
		const sheet = await page.locator("[data-sheet]").boundingBox();
		if (!sheet) throw new Error("There is no sheet.");
		await page.mouse.click(sheet.x + sheet.width / 4, sheet.y + sheet.height / 4);
		await page.keyboard.press("d");
		await page.getByLabel(/^Document(?!s)/).selectOption("Class 12 mark sheet");
		await page.getByRole("button", { name: "Send request" }).click();
		await page.getByRole("status").getByText("You requested ").waitFor();
		const boxes = await readDatabase(site, (db) =>
			db.selectFrom("document_requests").select(["box", "storage_key"]).orderBy("id").execute(),
		);
		expect(boxes.map(({ box }) => JSON.parse(box ?? "null"))).toEqual([
			{ x: 28, y: 46, width: 42, height: 12 },
			{ x: expect.closeTo(5, 0), y: expect.closeTo(19, 0), width: 40, height: 12 },
		]);
		expect(boxes.every(({ storage_key }) => storage_key !== null)).toBe(true);
		expect(complaints).toEqual([]);
	});

	it("keeps the mark and the reason where a colleague has judged the document meanwhile", async () => {
		const files = [
			{ field: "certificate_10", name: "x.jpg", content: await photograph({ width: 600, height: 800 }) },
			...(await certificates()).slice(1),
		];
		const latha = { ...barchAnswers, name: "Latha Framed", email: "latha@example.in", phone_no: "9843011277" };
		await sendApplication(site.url, latha, files);
		const { page } = await visit(priya);
		await page.goto("/office/cases?q=latha");
		await page.locator("tbody th a").click();
		await page.getByRole("link", { name: /Class 10 mark sheet$/ }).click();
		await page.locator("[data-marker]:not([hidden])").waitFor();
		for (const key of ["b", "ArrowDown", "i"]) await page.keyboard.press(key);
		await page.getByLabel("Reason, shown to the applicant").fill("The seal is cut off");
		const [, subject = ""] = /name="subject" value="([^"]+)"/.exec(await page.content()) ?? [];
		const { pathname } = new URL(page.url());
		const judgement = { act: "judge", verdict: "accepted", subject, seen: "" };
		expect((await officeBrowser(site, arun.cookie).post(pathname, judgement)).status).toBe(302);
		await page.getByRole("button", { name: "Request again" }).click();
		await page.getByText("Arun Selvam reviewed it in the meantime").first().waitFor();
		expect(await page.getByLabel("Reason, shown to the applicant").inputValue()).toBe("The seal is cut off");
		await expect.poll(() => page.locator("[data-box-shown]").getAttribute("y")).toBe("46");
	});

	it("says what a colleague has changed meanwhile instead of overwriting it", async () => {
		const [first, second] = [await visit(priya), await visit(arun)];
		for (const { page } of [first, second]) {
			await page.goto("/office/cases?q=harish");
			await page.locator("tbody th a").click();
			await page.getByText("Due date", { exact: true }).click();
		}
		await first.page.getByLabel("New due date").fill("2027-01-15");
		await first.page.getByRole("button", { name: "Set due date" }).locator("visible=true").click();
		await first.page.getByRole("status").waitFor();
		await second.page.getByLabel("New due date").fill("2027-01-20");
		await second.page.getByRole("button", { name: "Set due date" }).locator("visible=true").click();
		expect(await second.page.getByRole("alert").textContent()).toContain("Priya Raghavan changed this");
		expect(await second.page.locator("#timeline").textContent()).not.toContain("20 January 2027");
	});

	it("tells a colleague of a note by name, without code", async () => {
		const { page } = await visit(priya, { ...desktop, javaScriptEnabled: false } as typeof desktop);
		await page.goto("/office/cases?q=harish");
		await page.locator("tbody th a").click();
		await page.getByLabel("Note for colleagues").fill("@Arun is the fee in the book?");
		await page.getByRole("button", { name: "Add note" }).click();
		expect(await timeline(page).textContent()).toContain("is the fee in the book?");
		const other = await visit(arun);
		await other.page.goto("/office");
		await other.page.getByText("has a note that mentions you.").waitFor();
		await other.page.getByRole("link", { name: "Read it" }).click();
		await expect.poll(() => other.page.locator("tbody tr").count()).toBe(1);
		await other.page.locator("tbody th a").click();
		await other.page.goto("/office");
		await expect.poll(() => other.page.getByText("mentions you").count()).toBe(0);
	});

	it("moves an application to another stage, and takes the mail about it back with the undo", async () => {
		const { page } = await visit(priya);
		await page.goto("/office/cases?q=harish");
		await page.locator("tbody th a").click();
		await page.getByText("Stage: Application received").click();
		await page.getByLabel("New stage").selectOption("Add to the waiting list");
		await page.getByRole("button", { name: /^Change the stage/ }).click();
		await page.getByRole("status").getByText("moved it to “Wait-listed”").waitFor();
		expect(await timeline(page).textContent()).toContain("Stage changed”, will be sent within a minute");
		await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
		await page.getByText("Stage: Application received").waitFor();
		expect(await timeline(page).textContent()).not.toContain("Stage changed");
	});

	it("masks telephone numbers and addresses for a viewer, who changes nothing", async () => {
		const { page } = await visit(await signedInMember(site, { name: "Vik Viewer", role: "viewer" }));
		await page.goto("/office/cases?q=meenakshi");
		await page.locator("tbody th a").click();
		const text = await page.locator("main").innerText();
		expect(text).toContain("m•••@example.com");
		expect(text).not.toContain("9443212345");
		await expect.poll(() => page.locator("main form").count()).toBe(1);
		await page.getByRole("button", { name: "Show phone and email" }).click();
		await page.getByText("Visible for 10 minutes").waitFor();
		expect(await page.locator("#answers").innerText()).toContain("9443212345");
		expect(await timeline(page).textContent()).toContain("viewed the phone number and email address");
	});
});
