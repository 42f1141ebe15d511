import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { loseAnswers, openPage } from "#tests/support/browser/open-page.ts";
import { choose, fillEducation, fillPersonal } from "#tests/support/forms/barch-form.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe("an application that is not sent yet", () => {
	const site = ownSite({ PAYMENTS: "off" });
	let page: Page;
	beforeEach(async () => {
		page = await visit(phone);
	});

	async function visit(device: typeof phone | typeof desktop, hash = "") {
		const { page } = await openPage(site, device);
		await page.goto(`/barch-application${hash}`);
		await whenScripted(page);
		return page;
	}
	const next = (on = page) => on.getByRole("button", { name: "Next" }).click();
	const submit = async (on = page) => {
		await on.getByLabel(/^I am 18 or older/).check();
		await on.getByRole("button", { name: "Submit" }).click();
	};
	const board = (on = page) => on.locator("main").getByLabel("Class 10: board");
	const form = (on = page) => on.locator("main form").innerText();
	/** The names of the documents that are on the server, in the order of their fields. */
	const sentDocuments = async () => {
		const innerTexts = await page.locator("main form p[id$='-file']").allInnerTexts();
		return innerTexts.filter((text) => text.endsWith(", sent")).map((text) => text.split("\n")[0]);
	};
	const toEducation = async (email: string) => {
		await fillPersonal(page, { email });
		await next();
		await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
	};
	/** Resolves when the server has taken the answers that this changes. */
	const saves = async (on: Page, change: () => Promise<unknown>) => {
		const savingResponse = on.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
		await change();
		await savingResponse;
		await on.getByText(/^Saved \d\d:\d\d$/).waitFor();
	};
	const saveByMail = async (email: string) => {
		await page.getByRole("button", { name: "Save and come back later" }).click();
		await page.getByRole("dialog").getByLabel("Your email").fill(email);
		await page.getByRole("button", { name: "Save and send me the link" }).click();
		await page.getByText(`We’re sending a link to ${email}`).waitFor();
		await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
		const mail = await waitForMail(site.dataDir, email, /saved B.Arch application/);
		return /http:\/\/localhost:\d+\/barch-application(#draft=[\w-]{43})/.exec(mail.text ?? "")?.[1] ?? "";
	};

	it("is stored on the device while someone types without a pause", async () => {
		await page.locator("main").getByLabel("Full name").click();
		await page.keyboard.type("Meenakshi Sundaram Raman", { delay: 60 });
		expect(await page.evaluate(() => localStorage.getItem("draft:barch"))).toContain("Meenakshi Sun");
	});

	it("does not store again what a second tab has changed since, when the first is hidden", async () => {
		const expectStored = (name: string) =>
			expect.poll(() => page.evaluate(() => localStorage.getItem("draft:barch"))).toContain(name);
		await page.locator("main").getByLabel("Full name").fill("Meenakshi Raman");
		await expectStored("Meenakshi Raman");
		const second = await page.context().newPage();
		await second.goto(paths.barchApplication);
		await second.getByText(/Welcome back/).waitFor();
		await second.locator("main").getByLabel("Full name").fill("Meenakshi Sundaram");
		await expectStored("Meenakshi Sundaram");
		await page.evaluate(() => dispatchEvent(new Event("pagehide")));
		await expectStored("Meenakshi Sundaram");
	});

	it("stores its documents as soon as they are chosen, over a reload too, and names them on Submit", async () => {
		await toEducation("sent@example.com");
		await choose(page, "Class 10: mark sheet", "marks.pdf", await makePdf("ten", 900_000));
		await choose(page, "Class 12: mark sheet", "marks.pdf", await makePdf("twelve"));
		await expect.poll(sentDocuments).toEqual(["marks.pdf", "marks.pdf"]);
		await page.reload();
		await page.getByText(/Welcome back/).waitFor();
		await expect.poll(sentDocuments).toEqual(["marks.pdf", "marks.pdf"]);
		await page.getByRole("button", { name: "Remove marks.pdf" }).last().click();
		await choose(page, "Class 12: mark sheet", "other.pdf", await makePdf("twelve again"));
		await expect.poll(sentDocuments).toEqual(["marks.pdf", "other.pdf"]);
		await fillEducation(page);
		const sendingRequest = page.waitForRequest("**/application/add");
		await submit();
		const body = (await sendingRequest).postData() ?? "";
		expect(body.match(/upload:[\w-]+/g)).toHaveLength(2);
		expect(body.length).toBeLessThan(6000);
		await page.waitForURL("**/success");
		await page.goto(paths.barchApplication);
		await page.getByText(/was sent from this device/).waitFor();
		expect(await form()).not.toContain("other.pdf");
	});

	it("has a removed document taken away before the next one for its field is sent", async () => {
		await toEducation("instead@example.com");
		await choose(page, "Class 10: mark sheet", "marks.pdf", await makePdf("ten"));
		await expect.poll(sentDocuments).toEqual(["marks.pdf"]);
		let release = () => {};
		const holding = new Promise<void>((resolve) => {
			release = resolve;
		});
		const sentBodies: string[] = [];
		await page.route("**/draft/file/**", async (route) => {
			sentBodies.push(route.request().method());
			if (route.request().method() === "DELETE") await holding;
			await route.continue();
		});
		await page.getByRole("button", { name: "Remove marks.pdf" }).click();
		await choose(page, "Class 10: mark sheet", "other.pdf", await makePdf("ten again"));
		await expect.poll(() => form()).toContain("other.pdf");
		await page.evaluate(() => new Promise(requestAnimationFrame));
		expect(sentBodies).toEqual(["DELETE"]);
		release();
		await expect.poll(sentDocuments).toEqual(["other.pdf"]);
		expect(sentBodies).toHaveLength(2);
	});

	it("goes on while a document is slow or cannot be sent, and takes it along in the end", async () => {
		await toEducation("slow@example.com");
		let release = () => {};
		const holding = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/draft/file/certificate_10", async (route) => {
			await holding;
			await route.continue().catch(() => {});
		});
		await page.route("**/draft/file/certificate_12", (route) => route.abort());
		await choose(page, "Class 10: mark sheet", "slow.pdf", await makePdf());
		await page.getByRole("progressbar", { name: "Sending slow.pdf" }).waitFor();
		await page.getByRole("button", { name: "Cancel slow.pdf" }).click();
		expect(await form()).not.toContain("slow.pdf");
		await choose(page, "Class 10: mark sheet", "slow-again.pdf", await makePdf());
		await choose(page, "Class 12: mark sheet", "unlucky.pdf", await makePdf());
		await page.getByRole("alert").getByText("Not sent yet. We couldn’t reach the school’s server").waitFor();
		await page.getByRole("button", { name: "Previous" }).click();
		await next();
		await fillEducation(page);
		await submit();
		await page.getByText("Sending your documents").waitFor();
		const sendingRequest = page.waitForRequest("**/application/add");
		release();
		expect((await sendingRequest).postDataBuffer()?.includes('filename="unlucky.pdf"')).toBe(true);
		await page.waitForURL("**/success");
	});

	it("has a document taken away whose sending was cancelled, and one whose removal was lost once", async () => {
		await toEducation("cancelled@example.com");
		const waitForRemoval = () =>
			page.waitForResponse((answer) => answer.request().method() === "DELETE" && answer.ok());
		const reopen = async () => {
			const openingResponse = page.waitForResponse("**/website/draft");
			await page.reload();
			await openingResponse;
			await page.getByText(/Welcome back/).waitFor();
		};
		await choose(page, "Class 10: mark sheet", "first.pdf", await makePdf("first"));
		await expect.poll(sentDocuments).toEqual(["first.pdf"]);
		await page.route("**/draft/file/**", (route) =>
			route.request().method() === "POST" ? undefined : route.continue(),
		);
		await choose(page, "Class 10: mark sheet", "second.pdf", await makePdf("second"));
		const removalResponse = waitForRemoval();
		await page.getByRole("button", { name: "Cancel second.pdf" }).click();
		await removalResponse;
		await page.unroute("**/draft/file/**");
		await reopen();
		await choose(page, "Class 12: mark sheet", "twelve.pdf", await makePdf("twelve"));
		await expect.poll(sentDocuments).toEqual(["twelve.pdf"]);

		await page.route("**/draft/file/**", (route) => route.abort(), { times: 1 });
		const failedRequest = page.waitForEvent("requestfailed");
		await page.getByRole("button", { name: "Remove twelve.pdf" }).click();
		await failedRequest;
		const again = waitForRemoval();
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await again;
		await reopen();
		await choose(page, "Class 10: mark sheet", "ten.pdf", await makePdf("ten"));
		await expect.poll(sentDocuments).toEqual(["ten.pdf"]);
	});

	it("sends a document again when told to, and refuses at once one that is not what it says", async () => {
		await toEducation("again@example.com");
		await page.route("**/draft/file/*", (route) => route.abort(), { times: 1 });
		await choose(page, "Class 10: mark sheet", "marks.pdf", await makePdf());
		await page.getByRole("button", { name: "Send again marks.pdf" }).click();
		await expect.poll(() => form()).toContain(", sent");
		await choose(page, "Class 12: mark sheet", "not-really.pdf", Buffer.from("<html>not a PDF</html>"));
		await page.getByRole("alert").getByText("Invalid file type. Only JPG, PNG, PDF, DOC, DOCX are allowed.").waitFor();
	});

	it("opens with its documents elsewhere by the mailed link, is saved there, and closed once sent", async () => {
		await toEducation("come-back@example.com");
		await board().fill("ICSE");
		await choose(page, "Class 10: mark sheet", "marks.pdf", await makePdf());
		await expect.poll(() => form()).toContain(", sent");
		const hash = await saveByMail("come-back@example.com");
		await page.getByText(/^Saved \d\d:\d\d$/).waitFor();

		const other = await visit(desktop, hash);
		await expect.poll(() => form(other)).toContain("marks.pdf");
		expect(await board(other).inputValue()).toBe("ICSE");
		expect(other.url()).toBe(`${site.url}/barch-application`);
		await saves(other, () => fillEducation(other));

		// The first device had it open all the while.
		await board().fill("State Board");
		await page.getByText("These answers were changed somewhere else").waitFor();
		await page.getByRole("button", { name: "Show those answers" }).click();
		await expect.poll(() => board().inputValue()).toBe("CBSE");
		await saves(page, () => board().fill("State Board"));

		await submit(other);
		await other.waitForURL("**/success");
		await page.reload();
		await page.getByText("This application has already been sent.").waitFor();
		expect(await page.locator("main").getByLabel("Full name").inputValue()).toBe("");
		const late = await visit(desktop, hash);
		await late.getByText("This application has already been sent.").waitFor();
		expect(await late.locator("main").getByLabel("Full name").inputValue()).toBe("");
	});

	it.each(["again", "after a reload"])(
		"has its link mailed %s where the first try was stored unanswered",
		async (when) => {
			const email = `${when.replaceAll(" ", "-")}@example.com`;
			await toEducation(email);
			await board().fill("ICSE");
			const lost = await loseAnswers(page, "**/website/draft");
			await page.getByRole("button", { name: "Save and come back later" }).click();
			await page.getByRole("button", { name: "Save and send me the link" }).click();
			await page.getByRole("dialog").getByText("The link wasn’t sent").waitFor();
			expect(lost).toEqual([200]);
			await page.unroute("**/website/draft");
			await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
			if (when !== "again") {
				await page.reload();
				await page.getByText(/Welcome back/).waitFor();
			}
			await board().fill("State Board");
			const other = await visit(desktop, await saveByMail(email));
			await expect.poll(() => board(other).inputValue()).toBe("State Board");
		},
	);

	it("says when it cannot be saved, saves once the server is back, and is gone everywhere when deleted", async () => {
		await toEducation("loud@example.com");
		const hash = await saveByMail("loud@example.com");
		await page.route("**/website/draft", (route) => route.abort());
		await board().fill("ICSE");
		await page
			.getByRole("alert")
			.getByText(/^Not saved since \d\d:\d\d$/)
			.waitFor();
		await page.reload();
		await page.getByText("We couldn’t open your saved application").waitFor();
		expect(await board().inputValue()).toBe("ICSE");
		await page.unroute("**/website/draft");
		await page.getByRole("button", { name: "Try again" }).click();
		await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
		const other = await visit(desktop, hash);
		await expect.poll(() => board(other).inputValue()).toBe("ICSE");

		await page.getByRole("button", { name: "Send the link again, or delete everything" }).click();
		await page.getByRole("button", { name: "Delete the saved application" }).click();
		await page.route("**/website/draft", (route) => route.abort(), { times: 1 });
		await page.getByRole("button", { name: "Delete everything", exact: true }).click();
		await page.getByRole("dialog").getByText("We couldn’t reach the school’s server").waitFor();
		expect(await board().inputValue()).toBe("ICSE");
		await page.getByRole("button", { name: "Delete everything", exact: true }).click();
		await expect.poll(() => page.locator("main").getByLabel("Full name").inputValue()).toBe("");
		await board(other).fill("IB");
		await other.getByText("We no longer have your saved application").waitFor();
		expect(await board(other).inputValue()).toBe("IB");
	});

	it("loses nothing that is typed while the saved answers cannot be fetched, and fetches them with the network", async () => {
		await toEducation("meanwhile@example.com");
		await board().fill("ICSE");
		await saveByMail("meanwhile@example.com");
		await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
		await page.route("**/website/draft", (route) => route.abort());
		await page.reload();
		await page.getByText("We couldn’t open your saved application").waitFor();
		await board().fill("IB");
		await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:barch"))).toContain('"IB"');
		await page.reload();
		await page.getByText("We couldn’t open your saved application").waitFor();
		await page.unroute("**/website/draft");
		const savingResponse = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await savingResponse;
		expect(await board().inputValue()).toBe("IB");
	});

	it("has nothing to decide where its link is opened on the device that has the same answers", async () => {
		await toEducation("own@example.com");
		const hash = await saveByMail("own@example.com");
		await page.goto("about:blank");
		await page.goto(`/barch-application${hash}`);
		await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
		await saves(page, () => board().fill("ICSE"));
		expect(await form()).not.toContain("had other answers");
	});

	it("puts the answers of a device aside when a link is opened there, and gives them back", async () => {
		await toEducation("first@example.com");
		const hash = await saveByMail("first@example.com");
		const other = await visit(desktop);
		await other.locator("main").getByLabel("Full name").fill("Somebody Else");
		await expect.poll(() => other.evaluate(() => localStorage.getItem("draft:barch"))).toContain("Somebody Else");
		await other.goto("about:blank");
		await other.goto(`/barch-application${hash}`);
		await other.getByText(/This device had other answers/).waitFor();
		await other.getByRole("button", { name: "Previous" }).click();
		await expect.poll(() => other.locator("main").getByLabel("Full name").inputValue()).toBe("Kavya Narayanan");
		await other.getByRole("button", { name: "Use the other answers" }).click();
		await expect.poll(() => other.locator("main").getByLabel("Full name").inputValue()).toBe("Somebody Else");
	});
});
