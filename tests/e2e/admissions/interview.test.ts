import { expect, it } from "vitest";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { openData } from "#src/mail/outbox/sealed-data.server.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { axe, faultsOf } from "#tests/support/browser/audit.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const email = "meenakshi@example.com";

/** Sets two times, and invites everyone on the desk, by the office's forms. @returns the token of the mailed link */
async function inviteByOffice(): Promise<string> {
	const { cookie } = await signedInMember(site);
	const send = async (path: string, form: Record<string, string>) => {
		const headers = { cookie, "sec-fetch-site": "same-origin" };
		const body = new URLSearchParams(form);
		const answer = await fetch(`${site.url}${path}`, { method: "POST", redirect: "manual", headers, body });
		await answer.arrayBuffer();
		return { status: answer.status, to: answer.headers.get("location") ?? "" };
	};
	const start = `${addDays(dayAtSchool(new Date()), 5)}T10:00`;
	const slots = { type: "barch", start, minutes: "20", capacity: "1", place: "Studio 2, first floor", notice: "24" };
	expect(await send(officePaths.interviews, { act: "add", ...slots, count: "2", pause: "10" })).toMatchObject({
		status: 200,
	});
	const { to } = await send(officePaths.cases(), { act: "invite", all: "yes" });
	expect((await send(to, { act: "start" })).status).toBe(302);
	const invitation = () =>
		readDatabase(site, async (db) => {
			const mails = db.selectFrom("outbox").selectAll().where("template", "=", "interview-invitation");
			const mail = await mails.executeTakeFirst();
			return mail && openData(db, mail);
		});
	await expect.poll(invitation).toBeDefined();
	return JSON.parse((await invitation()) ?? "").token;
}

it("an interview is booked on a phone without scripts, changed and cancelled, and calendars follow", async () => {
	const application = await sendApplication(site.url, { ...barchAnswers, email }, []);
	const token = await inviteByOffice();
	const { page, complaints } = await openPage(site, { ...phone, javaScriptEnabled: false });
	const response = await page.goto(paths.interview(token));
	expect(response?.headers()).toMatchObject({ "cache-control": "no-store, private", "referrer-policy": "no-referrer" });
	expect(await page.content()).not.toContain("Meenakshi");
	await page.getByRole("button", { name: "10:00 am Studio 2, first floor" }).tap();
	await page.getByRole("heading", { name: "Your interview is booked" }).waitFor();
	expect(new URL(page.url()).searchParams.get("done")).toBe("booked");
	const bookedMail = await waitForMail(site.dataDir, email, /Your interview is on/);
	const calendar = bookedMail.attachments.find(({ mimeType }) => mimeType === "text/calendar");
	const content = new TextDecoder().decode(calendar?.content as ArrayBuffer);
	expect(content).toContain("METHOD:REQUEST");
	expect(content).toContain("SEQUENCE:1");
	const downloaded = await (await fetch(site.url + paths.interviewCalendar(application.token))).text();
	for (const name of ["UID", "SEQUENCE", "DTSTART", "DTEND"]) {
		const line = new RegExp(`^${name}:.*`, "m");
		expect(line.exec(downloaded)?.[0]).toBe(line.exec(content)?.[0]);
	}
	await page.getByRole("button", { name: "10:30 am Studio 2, first floor" }).tap();
	await page.getByText("10:30 am", { exact: false }).first().waitFor();
	await page.getByRole("button", { name: "Cancel the interview" }).tap();
	await page.getByText("You’ve cancelled the interview.").waitFor();
	await expect.poll(() => page.getByRole("button", { name: /Studio 2/ }).count()).toBe(2);
	await waitForMail(site.dataDir, email, /is cancelled/);
	expect((await page.goto(paths.interview("nothing")))?.status()).toBe(404);
	await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
	expect(complaints.filter((each) => !each.includes("404"))).toEqual([]);
	const audited = await openPage(site, phone);
	await audited.page.addInitScript(axe);
	await audited.page.goto(paths.interview(token));
	expect(await faultsOf(audited.page)).toEqual([]);
});
