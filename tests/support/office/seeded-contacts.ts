import { allScopes, type Scope } from "#src/accounts/api-tokens/api-token.ts";
import { makeToken } from "#src/accounts/api-tokens/make-token.server.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { barchAnswers, certificates, multipart, sendApplication } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { postTo, type Site } from "./post-to.ts";
import type { SignedIn } from "./sign-in.ts";

/** Places where a phone number and an address are hidden, each with its own. */
export const places = [
	"application",
	"guardian",
	"note",
	"before",
	"after",
	"mail",
	"reason",
	"enquiry",
	"message",
	"question",
	"alumni",
	"job",
	"visit",
	"counter",
	"refund",
	"payer",
	"view",
	"privacy",
] as const;
export type Place = (typeof places)[number];

/** The family name of everyone who is seeded. */
export const familyName = "Quillfeather";
const nameOf = (place: Place) => `${place.charAt(0).toUpperCase()}${place.slice(1)} ${familyName}`;
export const phoneOf = (place: Place) => `94471 8${1000 + places.indexOf(place)}`;
export const emailOf = (place: Place) => `kestrel.${place}@hidden.example`;
const textOf = (place: Place) => `Reach me at ${phoneOf(place)} or ${emailOf(place)}.`;

/** The places whose number or address a text gives away, however it is written. */
export function placesIn(text: string): Place[] {
	const digits = text.replace(/&nbsp;|%20|[\s().+-]/g, "");
	const lower = text.toLowerCase();
	return places.filter(
		(place) => digits.includes(phoneOf(place).replace(" ", "")) || lower.includes(`kestrel.${place}`),
	);
}

/** Hides a value in every place. @returns the numbers of the records by which addresses name them */
export async function seedContacts(site: Site, clerk: SignedIn, accountant: SignedIn) {
	const { reference } = await sendApplication(
		site.url,
		{
			...barchAnswers,
			name: nameOf("application"),
			email: emailOf("application"),
			phone_no: phoneOf("application").replace(" ", ""),
		},
		await certificates(),
	);
	await send(site, "website/enquiry-form/add", {
		name: nameOf("enquiry"),
		phone: phoneOf("enquiry"),
		city: "Coonoor",
		course: "barch",
		question: textOf("question"),
	});
	await send(site, "contact", {
		name: nameOf("message"),
		email: emailOf("message"),
		phone_no: phoneOf("message"),
		subject: "A room",
		message: textOf("message"),
	});
	await send(site, "website/alumni/add", {
		...alumnus,
		lastname: familyName,
		email: emailOf("alumni"),
		mobile_number: phoneOf("alumni"),
	});
	const days = await (await fetch(`${site.url}/api/v1/website/visit/days`)).json();
	await send(site, "website/visit/add", {
		tour: days.data[0].tour,
		people: "2",
		name: nameOf("visit"),
		email: emailOf("visit"),
		phone_no: phoneOf("visit"),
		question: textOf("visit"),
	});
	await sendJobApplication(site);
	const application = officePaths.caseOf("application", 1);
	await postTo(site, clerk, application, { act: "note", text: textOf("note") });
	await postTo(site, clerk, application, {
		act: "ask",
		field: "certificate_10",
		reason: textOf("reason"),
		channel: "link",
	});
	await postTo(site, clerk, officePaths.cases(String(new URLSearchParams({ q: phoneOf("view") }))), {
		act: "save-view",
		name: "Watched",
		shared: "yes",
	});
	await postTo(site, accountant, officePaths.fee(1), {
		act: "enter-counter",
		fee: "1",
		method: "cash",
		paidOn: dayAtSchool(new Date()),
		note: textOf("counter"),
	});
	await readDatabase(site, (db) => seedRows(db, reference));
}

/** Adds the rows that it takes a guardian, a payer or a provider to bring about. */
async function seedRows(db: Db, reference: string): Promise<void> {
	const at = new Date().toISOString();
	const later = new Date(Date.now() + 86_400_000).toISOString();
	await db
		.insertInto("guardians")
		.values({
			application_id: 1,
			link_number: 1,
			created_at: at,
			expires_at: later,
			name: nameOf("guardian"),
			relation: "mother",
			phone: phoneOf("guardian"),
			email: emailOf("guardian"),
			way: "call",
			answer: "given",
			answered_at: at,
			consent_language: "en",
		})
		.execute();
	// An applicant under 18, so that the office asks for a guardian.
	const answers = JSON.stringify({ ...barchAnswers, date_of_birth: dayAtSchool(new Date()).replace(/^\d+/, "2015") });
	await db.updateTable("applications").set({ answers }).where("reference", "=", reference).execute();
	const payment = await db.selectFrom("fee_payments").selectAll().where("fee_id", "=", 1).executeTakeFirstOrThrow();
	await db
		.insertInto("refunds")
		.values({
			fee_id: 1,
			payment_id: payment.payment_id,
			amount: 100,
			currency: "INR",
			reason: textOf("refund"),
			state: "asked",
			origin: "office",
			idempotency_key: "hidden",
			provider_id: null,
			problem: null,
			asked_by: null,
			asked_by_name: "Someone",
			confirmed_by: null,
			confirmed_by_name: null,
			confirmed_at: null,
			finished_at: null,
			attempts: 0,
			next_poll_at: null,
			leased_until: null,
			created_at: at,
		})
		.execute();
	await db
		.insertInto("access_tokens")
		.values({
			token_hash: "0".repeat(64),
			application_id: 1,
			scope: "fee",
			receipt_email: emailOf("payer"),
			created_at: at,
			expires_at: later,
		})
		.execute();
	await db
		.insertInto("privacy_requests")
		.values({
			kind: "grievance",
			state: "open",
			email: emailOf("privacy"),
			email_key: emailOf("privacy"),
			text: textOf("privacy"),
			due_on: dayAtSchool(new Date()),
			member_id: null,
			member_name: null,
			answer: null,
			created_at: at,
			closed_at: null,
		})
		.execute();
	const subject = { kind: "application", id: 1 };
	const correction = { before: { phone_no: phoneOf("before"), email: emailOf("before") } };
	const after = { phone_no: phoneOf("after"), email: emailOf("after") };
	const mail = { subject: textOf("mail"), text: textOf("mail"), statusAct: null };
	await db.transaction().execute(async (trx) => {
		await recordAct(trx, { actor: "applicant", act: "answers-corrected", subject, ...correction, after }, new Date());
		await recordAct(trx, { actor: "Someone", act: "mail-written", subject, after: mail }, new Date());
	});
}

/** A token of an integration for each scope. */
export function tokensOf(site: Site, by: SignedIn): Promise<[Scope, string][]> {
	return readDatabase(site, (db) =>
		db.transaction().execute(async (trx) => {
			const tokens: [Scope, string][] = [];
			for (const scope of allScopes) {
				const token = await makeToken(trx, { name: scope, scopes: [scope], days: 30, by }, new Date());
				if (token.ok) tokens.push([scope, token.token]);
			}
			return tokens;
		}),
	);
}

async function send({ url }: Site, path: string, fields: object): Promise<void> {
	const headers = { "content-type": "application/json" };
	const answer = await fetch(`${url}/api/v1/${path}`, { method: "POST", headers, body: JSON.stringify(fields) });
	if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
}

async function sendJobApplication({ url }: Site): Promise<void> {
	const cv = { field: "cv", name: "cv.pdf", content: await makePdf(textOf("job")) };
	const fields = { name: nameOf("job"), email: emailOf("job"), phone_no: phoneOf("job"), note: textOf("job") };
	const { body, contentType } = await multipart({ ...fields, consent: "true" }, [cv]);
	const opening = `${url}/api/v1/website/careers/apply/assistant-professor-building-construction`;
	const headers = { "content-type": contentType };
	const answer = await fetch(opening, { method: "POST", headers, body: new Uint8Array(body) });
	if (!answer.ok) throw new Error(`The application for a post was answered ${answer.status}.`);
}
