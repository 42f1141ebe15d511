import { beforeAll, expect, it } from "vitest";
import { seatField } from "#src/office/offers/seat-field.ts";
import * as officePaths from "#src/office-paths.ts";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { type OfficeBrowser, officeBrowser } from "#tests/support/office/office-browser.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { payFee } from "#tests/support/payment/pay-fee.ts";
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

/** Returns the page after one of its forms was refused. */
async function refused(path: string, fields: Record<string, string> | FormData, status = 409): Promise<string> {
	const answer = await browser.post(path, fields);
	expect(answer.status).toBe(status);
	const html = (await answer.text()).replaceAll("<!-- -->", "");
	expect(html.match(/data-refused=""/g) ?? []).toHaveLength(saidBeside(html).length);
	expect(saidBeside(html).length).toBeLessThan(2);
	return html;
}

/** Returns the message of the form that was refused, with all of that form. */
const saidBeside = (html: string) =>
	[...html.matchAll(/<form\b(?:(?!<\/form>).)*data-refused="">([^<]*)<\/p>/gs)].map(([form, why = ""]) => ({
		form,
		why,
	}));

/** The parts of a page that are shown open. */
const openDetails = (html: string) =>
	[...html.matchAll(/<details\b[^>]*\bopen=""[^>]*>(.*?)<\/details>/gs)].map(([, part]) => part).join("\n");

/** The tag of a field, as it was sent. */
const field = (html: string, name: string) =>
	html.match(new RegExp(`<(?:input|select)\\b[^>]*\\bname="${name}"[^>]*>`))?.[0] ?? "";

/** Makes this many characters in lines, with the line breaks that forms send. */
const lines = (length: number) =>
	"one more line of ten\n"
		.repeat(length / 21 + 1)
		.slice(0, length - 1)
		.concat("x");
const inCrlf = (text: string) => text.replaceAll("\n", "\r\n");

it("counts the characters of a text as its field does, and keeps one that is too long", async () => {
	const snippet = { act: "save", id: "", version: "0", kind: "", title: "Long", subject: "Long" };
	const path = officePaths.snippets("new");
	const long = await refused(path, { ...snippet, text: inCrlf(lines(10_001)) }, 422);
	expect(long).toContain("The text has more than 10,000 characters.");
	expect(long).toContain(`${lines(10_001)}</textarea>`);
	expect((await browser.post(path, { ...snippet, text: inCrlf(lines(10_000)) })).status).toBe(302);

	const words = { act: "save", key: "received", version: "0", pageTitle: "We have it" };
	const stage = officePaths.stageMessages("received");
	const html = await refused(stage, { ...words, pageText: inCrlf(lines(5001)) }, 422);
	expect(html).toContain("The sentence on the applicant’s page has more than 5,000 characters.");
	expect(html).toContain(`${lines(5001)}</textarea>`);
	expect((await browser.post(stage, { ...words, pageText: inCrlf(lines(5000)) })).status).toBe(302);

	expect((await browser.post(person, { act: "note", text: inCrlf(lines(4000)) })).status).toBe(302);
	expect(await refused(person, { act: "note", text: lines(4001) }, 422)).toContain(`${lines(4001)}</textarea>`);
});

it("opens a refused menu of a case again, with what was chosen and typed", async () => {
	const invitePage = await refused(person, { act: "stage", stage: "interview", at: "2027-02-16T10:00", place: "" });
	expect(saidBeside(openDetails(invitePage))).toMatchObject([{ why: "Enter the interview’s day, time and place." }]);
	expect(openDetails(invitePage)).toContain('<option value="interview" selected="">');
	expect(field(openDetails(invitePage), "at")).toContain('value="2027-02-16T10:00"');

	const askPage = await refused(person, { act: "ask", field: "none", reason: "The last page", channel: "link" });
	expect(field(openDetails(askPage), "reason")).toContain('value="The last page"');
	expect(openDetails(askPage)).toContain('<option value="link" selected="">');

	const subject = /name="subject" value="([^"]+)"/.exec(await (await browser.get(person)).text())?.[1] ?? "";
	const verdict = { act: "judge", verdict: "incorrect", subject, seen: "accepted", reason: "Page two is missing" };
	const judgePage = await refused(person, verdict);
	expect(field(openDetails(judgePage), "reason")).toContain('value="Page two is missing"');
	expect(await (await browser.get(person)).text()).not.toContain("Page two is missing");

	const late = await refused(person, { act: "tag", tag: "t".repeat(41) }, 422);
	expect(field(openDetails(late), "tag")).toContain(`value="${"t".repeat(41)}"`);
});

it("says beside the act of a timeline why it can't be undone, and above where no form is left to say it", async () => {
	for (const due of ["2027-03-01", "2027-04-01"]) {
		const seenVersion = field(await (await browser.get(person)).text(), "version");
		await browser.post(person, { act: "due", version: /value="(\d+)"/.exec(seenVersion)?.[1] ?? "", due });
	}
	const dues = await readDatabase(site, (db) =>
		db.selectFrom("audit_log").select("id").where("act", "=", "case-due-set").orderBy("id").execute(),
	);
	const [first, last] = dues.map(({ id }) => String(id));
	const html = await refused(person, { act: "undo", actId: first ?? "" });
	const [said] = saidBeside(html);
	expect(said?.why).toBe("This was changed again later. Undo that first.");
	expect(field(said?.form ?? "", "actId")).toContain(`value="${first}"`);
	expect((await browser.post(person, { act: "undo", actId: last ?? "" })).status).toBe(302);
	const undoPage = await refused(person, { act: "undo", actId: last ?? "" });
	expect(saidBeside(undoPage)).toEqual([]);
	expect(undoPage).toMatch(/role="alert" data-unplaced="">This was undone already\./);
});

it("keeps the note about a guardian who was checked meanwhile", async () => {
	await sendApplication(site.url, { ...barchAnswers, date_of_birth: "2012-02-16", email: "young@example.com" }, []);
	const at = new Date().toISOString();
	const guardian = await readDatabase(site, async (db) => {
		const { id: application_id } = await db
			.selectFrom("applications")
			.select("id")
			.where("email", "=", "young@example.com")
			.executeTakeFirstOrThrow();
		await db.deleteFrom("guardians").execute();
		const guardianEntry = {
			name: "Lakshmi Raman",
			relation: "mother",
			way: "call",
			answer: "given",
			answered_at: at,
		} as const;
		const row = { application_id, link_number: 1, created_at: at, expires_at: at, ...guardianEntry };
		const { id } = await db.insertInto("guardians").values(row).returning("id").executeTakeFirstOrThrow();
		return { id, application_id };
	});
	const path = officePaths.caseOf("application", guardian.application_id);
	const check = { act: "guardian-check", guardian: String(guardian.id), outcome: "refused", way: "details" };
	const empty = await refused(path, { ...check, note: " " });
	expect(empty).toContain("Note what was said or seen");
	expect(openDetails(empty)).toContain('<option value="refused" selected="">');
	expect(openDetails(empty)).toContain('<option value="details" selected="">');
	await readDatabase(site, (db) =>
		db
			.updateTable("guardians")
			.set({ checked: "confirmed", check_way: "call", check_note: "Heard", checked_at: at })
			.execute(),
	);
	const note = inCrlf(lines(2000));
	expect(openDetails(await refused(path, { ...check, note }))).toContain(`${lines(2000)}</textarea>`);
	const enter = { act: "guardian-enter", name: "Lakshmi Raman", relation: "mother", phone: "98400 12345", way: "call" };
	expect(openDetails(await refused(path, { ...enter, note }))).toContain(`${lines(2000)}</textarea>`);
});

it("keeps a series of interviews, and the change of one, that cannot be", async () => {
	const past = { start: "2020-02-16T10:15", minutes: "25", place: "Studio 7", capacity: "3", notice: "12" };
	const series = await refused(officePaths.interviews, { act: "add", type: "march", ...past, count: "9", pause: "5" });
	expect(series).toContain("Choose a time in the future.");
	const form = series.slice(series.indexOf('aria-label="Add slots"'));
	expect(form).toContain('<option value="march" selected="">');
	for (const [name, value] of Object.entries({ ...past, count: "9", pause: "5" }))
		expect(field(form, name)).toContain(`value="${value}"`);

	const add = { act: "add", type: "barch", ...past, start: "2099-02-16T10:00", count: "2", pause: "0" };
	expect((await browser.post(officePaths.interviews, add)).status).toBe(200);
	const [first] = await readDatabase(site, (db) =>
		db.selectFrom("interview_slots").select("id").orderBy("id").execute(),
	);
	const change = openDetails(
		await refused(officePaths.interviews, { act: "change", slot: String(first?.id), ...past }),
	);
	expect(change).toContain("Choose a time in the future.");
	for (const [name, value] of Object.entries(past)) expect(field(change, name)).toContain(`value="${value}"`);
	expect(change.match(/name="slot"/g)).toHaveLength(2);
});

it("keeps the numbers of seats that cannot be, and says so beside the form", async () => {
	const [urban, together] = ["urbanDesign", ""].map((programme) => seatField({ programme, category: "" })) as [
		string,
		string,
	];
	const feeForm = { since: "2026-02-03", [urban]: "7", [together]: "-4" };
	const html = await refused(officePaths.offers, { act: "seats", type: "march", ...feeForm });
	for (const [name, value] of Object.entries(feeForm))
		expect(field(openDetails(html), name)).toContain(`value="${value}"`);
	const unread = await refused(officePaths.offers, { act: "seats", type: "march", [urban]: "7" }, 422);
	expect(unread).toMatch(/Some fields are missing or invalid\.[^<]*Check these fields: since\.[\s\S]*Rounds of offers/);
	expect(field(openDetails(unread), urban)).toContain('value="7"');
	const fee = await refused(officePaths.offers, { act: "seat-fee", type: "barch", rupees: "5OO", days: "9" });
	expect(field(openDetails(fee), "rupees")).toContain('value="5OO"');
	expect(field(openDetails(fee), "days")).toContain('value="9"');
});

it("keeps the amount, the reason, the note and the explanation of money that are refused", async () => {
	const { feeId, paymentId } = await payFee(site, reference);
	const fee = officePaths.fee(feeId);
	const refund = { act: "ask-refund", payment: paymentId, amount: "75O", reason: "Withdrew before the test" };
	const part = openDetails(await refused(fee, refund, 422));
	expect(part).toContain("Enter an amount in rupees, such as 750 or 750.50.");
	expect(field(part, "amount")).toContain('value="75O"');
	expect(field(part, "reason")).toContain('value="Withdrew before the test"');

	const other = await sendApplication(site.url, { ...barchAnswers, email: "other@example.com" }, []);
	const unpaid = await readDatabase(site, (db) =>
		db.selectFrom("fees").select("id").where("reference", "=", other.reference).executeTakeFirstOrThrow(),
	);
	const note = "Transfer 4711 of Harish";
	const entry = { act: "enter-counter", fee: String(unpaid.id), method: "cash", paidOn: "2099-01-01", note };
	const entryPage = openDetails(await refused(officePaths.fee(unpaid.id), entry));
	expect(field(entryPage, "paidOn")).toContain('value="2099-01-01"');
	expect(entryPage).toContain('<option value="cash" selected="">');
	expect(field(entryPage, "note")).toContain(`value="${note}"`);

	const report = new FormData();
	const head = "entity_id,type,debit,credit,amount,currency,fee,tax,settled_at,settlement_id";
	const line = "pay_shop,payment,0,1464.60,1500,INR,35.40,5.40,24/11/2026 12:00:00,setl_shop";
	report.set("act", "upload");
	report.set("report", new File([`${head}\n${line}\n`], "report.csv"));
	expect((await browser.post(officePaths.settlements(), report)).status).toBe(200);
	const [shop] = await readDatabase(site, (db) => db.selectFrom("settlement_lines").select("id").execute());
	const explanation = "s".repeat(501);
	const explained = { act: "explain", line: String(shop?.id), explanation };
	expect(field(openDetails(await refused(officePaths.settlements(), explained)), "explanation")).toContain(explanation);
	const month = await refused(officePaths.settlements(), { act: "fetch", month: "2099-01" });
	expect(field(month, "month")).toContain('value="2099-01"');
});

it("keeps the moment at which something was to be published, or taken down", async () => {
	const news = officePaths.contentItem("news", "new");
	const html = await refused(news, { act: "schedule", publish_at: "2020-02-16T10:00" });
	expect(field(html, "publish_at")).toContain('value="2020-02-16T10:00"');
	const words = {
		title: "Rain on tin",
		date: "2026-06-01",
		place: "The Loft",
		category: "Studio",
		author: "",
		picture: "section-1",
		picture_alt: "Section through a slope",
		description: "The roof sings.",
	};
	const response = await browser.post(news, { act: "publish", ...words });
	const path = response.headers.get("location")?.split("?")[0] ?? "";
	const version = field(await (await browser.get(path)).text(), "version").match(/value="(\d+)"/)?.[1] ?? "";
	const end = { act: "schedule-end", version, ...words, take_down_at: "2020-02-17T10:00" };
	expect(field(openDetails(await refused(path, end)), "take_down_at")).toContain('value="2020-02-17T10:00"');
});

it("keeps what is typed at the privacy desk, and asks for a proof before anything is typed", async () => {
	const at = new Date().toISOString();
	const whose = { email: "asks@example.com", email_key: "asks@example.com" };
	const request = await readDatabase(site, async (db) => {
		const dataRequest = {
			kind: "erase",
			state: "open",
			...whose,
			text: "",
			due_on: "2099-01-01",
			created_at: at,
		} as const;
		const { id } = await db
			.insertInto("privacy_requests")
			.values(dataRequest)
			.returning("id")
			.executeTakeFirstOrThrow();
		const record = {
			kind: "enquiry",
			record_id: 4711,
			record_created_at: at,
			title: "Enquiry 4711",
			rows: "{}",
		} as const;
		const restricted = { ...record, email_key: whose.email_key, erase_on: "2099-01-01", created_at: at };
		const { id: held } = await db
			.insertInto("restricted_records")
			.values(restricted)
			.returning("id")
			.executeTakeFirstOrThrow();
		return { id, held: String(held) };
	});
	const path = officePaths.privacyRequest(request.id);
	const holdPage = openDetails(await refused(path, { act: "hold", reason: "A court asks", endsOn: "never" }));
	expect(field(holdPage, "reason")).toContain('value="A court asks"');
	const erasurePage = await refused(path, { act: "ask-erasure", reason: "r".repeat(501) });
	expect(erasurePage).toContain(`value="${"r".repeat(501)}"`);
	expect(await refused(path, { act: "done", answer: lines(4001) })).toContain(`${lines(4001)}</textarea>`);
	expect((await browser.post(path, { act: "done", answer: inCrlf(lines(4000)) })).status).toBe(200);
	expect(await refused(path, { act: "done", answer: "Once more" })).toContain("Once more</textarea>");

	const proofPage = await (await browser.get(path)).text();
	expect(proofPage).toContain('aria-label="Restore Enquiry 4711"');
	expect(await (await browser.get(officePaths.privacy)).text()).toContain('value="periods"');
	await readDatabase(site, (db) =>
		db
			.updateTable("member_sessions")
			.set({ proved_at: new Date(Date.now() - 11 * 60_000).toISOString() })
			.execute(),
	);
	const unproved = await (await browser.get(path)).text();
	expect(unproved).toContain(`href="${officePaths.proof(path)}"`);
	expect(unproved).not.toContain('aria-label="Restore Enquiry 4711"');
	const desk = await (await browser.get(officePaths.privacy)).text();
	expect(desk).toContain(`href="${officePaths.proof(officePaths.privacy)}"`);
	expect(desk).not.toContain('value="periods"');

	// The proof has run out while someone typed.
	const back = openDetails(await refused(path, { act: "free", record: request.held, reason: "She called" }, 403));
	expect(field(back, "reason")).toContain('value="She called"');
	expect(back).toContain(`href="${officePaths.proof(path)}"`);
	const periods = await refused(officePaths.privacy, { act: "periods", minimum: "777" }, 403);
	expect(field(periods, "minimum")).toContain('value="777"');
	expect(field(periods, "minimum")).not.toContain("disabled");
	const kept = await readDatabase(site, (db) => db.selectFrom("restricted_records").select("id").execute());
	expect(kept).toHaveLength(1);
});

it("keeps the e-mail address of a sign-in with a wrong password, and not the password", async () => {
	const answer = await officeBrowser(site).post("/office/sign-in", {
		email: "m@example.com",
		password: "not this one",
	});
	const html = await answer.text();
	expect(answer.status).toBe(400);
	expect(field(html, "email")).toContain('value="m@example.com"');
	expect(html).not.toContain("not this one");
});

it("goes to the form that was refused in a long list", async () => {
	const slots = {
		type: "barch",
		start: "2099-03-02T08:00",
		minutes: "10",
		place: "Studio 2",
		capacity: "1",
		notice: "1",
	};
	await browser.post(officePaths.interviews, { act: "add", ...slots, count: "40", pause: "0" });
	const { page } = await openPage(site, desktop);
	await actAs(page, site, owner);
	await page.goto(officePaths.interviews);
	await page.getByText("Change or cancel").last().click();
	const form = page.getByRole("form", { name: "Change 14:30" });
	await form.getByLabel("Date and time (IST)").fill("2020-01-01T10:00");
	await form.getByRole("button", { name: "Save changes" }).click();
	const refusal = page.locator("[data-refused]").getByText("Choose a time in the future.");
	await refusal.waitFor();
	const isSeen = (element: Element) => element.getBoundingClientRect().bottom <= innerHeight;
	await expect.poll(() => refusal.evaluate(isSeen)).toBe(true);
});
