import { beforeAll, expect, it } from "vitest";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { type OfficeBrowser, officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { sendRaw } from "#tests/support/server/raw-request.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({}, "postgres");
let browser: OfficeBrowser;
let record: number;

beforeAll(async () => {
	await sendApplication(site.url);
	const owner = await signedInMember(site, { name: "Meera Nair", role: "owner" });
	browser = officeBrowser(site, owner.cookie);
	const rows = await readDatabase(site, (db) => db.selectFrom("applications").select("id").execute());
	record = Number(rows[0]?.id);
});

// Findings of odd requests: each was a failure of ours once.
it.each([
	["a repeating event without days", "/office/content/events/new", { act: "schedule", repeats: "month-weekday" }, 409],
	["a case's note with NUL", "/office/cases/application/:id", { act: "note", text: "a\0b" }, 302],
	["an act on a case that no row can be", "/office/cases/application/2147483648", { act: "stage" }, 404],
])("answers %s in order", async (_what, path, fields, status) => {
	const answer = await browser.post(path.replace(":id", String(record)), fields as Record<string, string>);
	expect([answer.status, await answer.text()]).toEqual([status, expect.not.stringContaining("went wrong on our side")]);
});

it("has no page for a batch that no row can be", async () => {
	expect((await browser.get("/office/cases/batch/2147483648")).status).toBe(404);
});

it("answers a form in parts that is cut off, where none is expected", async () => {
	const headers = { "content-type": "multipart/form-data; boundary=----odd" };
	const body = '------odd\r\nContent-Disposition: form-data; name="application"\r\n\r\n__';
	const answer = await fetch(`${site.url}/api/v1/razorpay/check`, { method: "POST", headers, body });
	expect([answer.status, (await answer.json()).status]).toEqual([400, false]);
});

it.each(["/office/%09/[", "/office/%09%5c["])("has no page at %s, which would be read as a host", async (path) => {
	expect((await browser.get(path)).status).toBe(404);
});

it("leaves what leads out of the office to the site", async () => {
	const answer = await sendRaw(site.url, "GET /office/%2e%2e/fees/6 HTTP/1.1\r\nHost: localhost\r\n\r\n");
	expect(answer).toMatch(/ 404 /);
	expect(site.output()).not.toContain("<Router");
});

it.each(["/office/cases?q=%00", "/office/money/fees?q=a%00b"])("%s finds what it would without NUL", async (path) => {
	expect((await browser.get(path)).status).toBe(200);
});
