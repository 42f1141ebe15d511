import { beforeAll, expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { type OfficeBrowser, officeBrowser } from "#tests/support/office/office-browser.ts";
import { type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ DEMO_OFFICE: "off" });
let owner: SignedIn;
let browser: OfficeBrowser;
let reference: string;
const person = officePaths.caseOf("application", 1);

beforeAll(async () => {
	const adult = { ...barchAnswers, date_of_birth: "2000-02-16" };
	reference = (await sendApplication(site.url, adult, await certificates())).reference;
	owner = await signedInMember(site, { name: "Meera Nair", role: "owner" });
	browser = officeBrowser(site, owner.cookie);
});

/** What a page is after a form of it was refused. */
async function refused(path: string, fields: Record<string, string> | FormData, status = 409): Promise<string> {
	const answer = await browser.post(path, fields);
	expect(answer.status).toBe(status);
	return (await answer.text()).replaceAll("<!-- -->", "");
}

/** The parts of a page that are shown open. */
const opened = (html: string) =>
	[...html.matchAll(/<details\b[^>]*\bopen=""[^>]*>(.*?)<\/details>/gs)].map(([, part]) => part).join("\n");

/** The tag of a field, as it was sent. */
const field = (html: string, name: string) =>
	html.match(new RegExp(`<(?:input|select)\\b[^>]*\\bname="${name}"[^>]*>`))?.[0] ?? "";

/** So many characters in lines, with the line breaks that forms send. */
const lines = (length: number) =>
	"one more line of ten\n"
		.repeat(length / 21 + 1)
		.slice(0, length - 1)
		.concat("x");
const sent = (text: string) => text.replaceAll("\n", "\r\n");

it("counts the characters of a text as its field does, and keeps one that is too long", async () => {
	const snippet = { act: "save", id: "", version: "0", kind: "", title: "Long", subject: "Long" };
	const path = officePaths.snippets("new");
	const long = await refused(path, { ...snippet, text: sent(lines(10_001)) }, 400);
	expect(long).toContain("The text has more than 10,000 characters.");
	expect(long).toContain(`${lines(10_001)}</textarea>`);
	expect((await browser.post(path, { ...snippet, text: sent(lines(10_000)) })).status).toBe(302);

	const words = { act: "save", key: "received", version: "0", pageTitle: "We have it" };
	const stage = officePaths.stageWords("received");
	const html = await refused(stage, { ...words, pageText: sent(lines(5001)) }, 400);
	expect(html).toContain("The sentence on the applicant’s page has more than 5,000 characters.");
	expect(html).toContain(`${lines(5001)}</textarea>`);
	expect((await browser.post(stage, { ...words, pageText: sent(lines(5000)) })).status).toBe(302);

	expect((await browser.post(person, { act: "note", text: sent(lines(4000)) })).status).toBe(302);
	expect(await refused(person, { act: "note", text: lines(4001) })).toContain(`${lines(4001)}</textarea>`);
});
