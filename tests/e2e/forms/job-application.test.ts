import { beforeAll, describe, expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { axe, faultsOf } from "#tests/support/browser/audit.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { makeDocx, makePdf } from "#tests/support/forms/documents.ts";
import { officeFaultsOf } from "#tests/support/office/faults.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("sqlite"))("an application for a post (%s)", (engine) => {
	const site = ownSite({}, engine);
	const opening = paths.careersDetails("assistant-professor-building-construction");
	let cv: { name: string; mimeType: string; buffer: Buffer };
	beforeAll(async () => {
		cv = { name: "cv of revathi.pdf", mimeType: "application/pdf", buffer: await makePdf("Curriculum vitae") };
	});
	const readStored = () => readDatabase(site, (db) => db.selectFrom("job_applications").selectAll().execute());

	it("is filled in on a phone, loses nothing to an error, and is read in the office", async () => {
		const { page, complaints } = await openPage(site, phone);
		await page.addInitScript(axe);
		await page.goto(opening);
		const form = page.getByRole("form", { name: "Apply for this job" });
		const send = page.getByRole("button", { name: "Send the application" });
		await form.getByLabel("Name").fill("Revathi Sundaram");
		await form
			.getByLabel("CV", { exact: true })
			.setInputFiles({ ...cv, name: "cv.docx", buffer: await makeDocx("Curriculum vitae") });
		await form.getByText("cv.docx: Invalid file type. Only .pdf is allowed.").waitFor();
		await form.getByLabel("CV", { exact: true }).setInputFiles(cv);
		await form.getByText(cv.name).first().waitFor();
		await send.click();
		await form.getByText("Email is required").waitFor();
		await form.getByText("Confirm that you agree").waitFor();
		expect(await faultsOf(page)).toEqual([]);
		await form.getByLabel("Email").fill("revathi@example.com");
		await form.getByLabel("Phone", { exact: true }).fill("94432 12345");
		await form.getByLabel("Covering note").fill("Six years of drawing.");
		await form.getByRole("checkbox").check();
		await page.route("**/api/v1/website/careers/apply/**", (route) => route.abort(), { times: 1 });
		await send.click();
		await page.getByText("We couldn’t reach the school’s server.").waitFor();
		expect(await form.getByLabel("Covering note").inputValue()).toBe("Six years of drawing.");
		await send.click();
		await page.getByText("We’ve received your application.").waitFor();
		expect(await form.getByLabel("Covering note").inputValue()).toBe("");
		expect((await readStored()).map(({ name, original_name }) => [name, original_name])).toEqual([
			["Revathi Sundaram", cv.name],
		]);
		expect(complaints.filter((each) => !each.includes("ERR_FAILED"))).toEqual([]);
	});

	it("shows its CV to admissions in the viewer, notes who has read it, and not to viewers", async () => {
		const [{ id } = { id: 0 }] = await readStored();
		const { page, complaints } = await openPage(site, desktop);
		await page.addInitScript(axe);
		await actAs(page, site, await signedInMember(site, { name: "Priya Raghavan" }));
		await page.goto(officePaths.cases("type=job-application"));
		await page.locator("tbody th a", { hasText: "Revathi Sundaram" }).click();
		await page.getByRole("heading", { level: 1, name: "Revathi Sundaram" }).waitFor();
		await page.locator("[data-pdf] canvas").first().waitFor();
		await page.locator("[data-drawn]").waitFor();
		expect(await officeFaultsOf(page)).toEqual([]);
		await page.reload();
		await whenScripted(page);
		expect(await page.locator("#timeline").textContent()).toContain(`read ${cv.name}`);
		await page.getByRole("button", { name: /Mark as answered and close/ }).click();
		await page.getByRole("status").getByText("closed").waitFor();
		expect(complaints).toEqual([]);
		const viewer = await openPage(site, desktop);
		await actAs(viewer.page, site, await signedInMember(site, { name: "Vimala", role: "viewer" }));
		await viewer.page.goto(officePaths.caseOf("job-application", id));
		await viewer.page.getByRole("heading", { level: 1, name: "Revathi Sundaram" }).waitFor();
		expect(await viewer.page.locator("body").textContent()).not.toContain("revathi@example.com");
		expect(await viewer.page.locator("[data-pdf]").count()).toBe(0);
		const file = await viewer.page.request.get(officePaths.documentFile(`job-${id}`));
		expect(file.status()).toBe(403);
	});

	it("sends the file that was chosen last, also while another one is on its way", async () => {
		const { page } = await openPage(site, phone);
		await page.goto(opening);
		const form = page.getByRole("form", { name: "Apply for this job" });
		const send = page.getByRole("button", { name: "Send the application" });
		const file = form.locator("input[type=file]");
		await form.getByLabel("Name").fill("Kala Devi");
		await form.getByLabel("Email").fill("kala@example.com");
		await form.getByLabel("Phone", { exact: true }).fill("94432 12346");
		await form.getByLabel("Covering note").fill("Ten years of teaching.");
		await form.getByRole("checkbox").check();
		await file.setInputFiles({ ...cv, name: "old.pdf" });
		const { promise, resolve: release } = Promise.withResolvers<void>();
		await page.route("**/api/v1/website/careers/apply/**", async (route) => {
			await promise;
			await route.continue().catch(() => {});
		});
		await send.click();
		await form.getByRole("progressbar").waitFor();
		await file.setInputFiles({ ...cv, name: "new.pdf", buffer: await makePdf("Another one") });
		await page.getByText("Sending was stopped.").waitFor();
		release();
		await send.click();
		await page.getByText("We’ve received your application.").waitFor();
		expect((await readStored()).at(-1)).toMatchObject({ name: "Kala Devi", original_name: "new.pdf" });
	});

	const post = (path: string, fields: Record<string, string>, file?: File) => {
		const body = new FormData();
		for (const [name, value] of Object.entries(fields)) body.append(name, value);
		if (file) body.append("cv", file);
		return fetch(`${site.url}${path}`, { method: "POST", body, redirect: "manual" });
	};
	const answers = {
		name: "Gopal",
		email: "gopal@example.com",
		phone_no: "9443298765",
		consent: "true",
		note: "<b>Hi</b>",
	};

	it("is taken without scripts, once, or comes back with what was typed", async () => {
		const file = () => new File([new Uint8Array(cv.buffer)], "cv.pdf");
		const wrong = await post(opening, { ...answers, name: " " }, file());
		expect([wrong.status, wrong.headers.get("cache-control")]).toEqual([422, "no-store"]);
		const html = await wrong.text();
		for (const words of ["Name is required", "Choose your CV again.", "gopal@example.com", "&lt;b&gt;Hi"])
			expect(html).toContain(words);
		for (const _ of [1, 2]) {
			const response = await post(opening, answers, file());
			expect([response.status, response.headers.get("location")]).toEqual([303, `${opening}?sent=1#sent`]);
		}
		expect((await readStored()).filter(({ name }) => name === "Gopal")).toHaveLength(1);
		expect(await (await fetch(`${site.url}${opening}?sent=1`)).text()).toContain("We’ve received your application.");
		expect((await post(paths.contact, {}, file())).status).toBe(415);
	});

	it("is not asked for once the post has closed", async () => {
		const { page } = await openPage(site, phone);
		await page.goto(paths.careers);
		await page.getByRole("region", { name: "Closed" }).getByRole("link").first().click();
		await page.getByText("This vacancy is closed.").waitFor();
		expect(await page.getByRole("button", { name: "Send the application" }).count()).toBe(0);
		const late = await post(new URL(page.url()).pathname, answers, new File([new Uint8Array(cv.buffer)], "cv.pdf"));
		expect([late.status, await late.text()]).toEqual([
			422,
			expect.stringMatching(/job closed at the end of [^<]*couldn’t take yours/),
		]);
	});
});
