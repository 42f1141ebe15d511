import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import type { School } from "#src/forms/school.ts";
import { withdrawConsent } from "#src/privacy/consents/withdraw-consent.server.ts";
import { recordKinds } from "#src/privacy/records/record-kind.ts";
import type { RequestKind } from "#src/privacy/requests/request-kind.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { dataRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { fileRequest, type Person, thePerson } from "./file-request.server.ts";

/** `done` names what was done, for the page's notice; `field` and `message` say what is wrong. */
export type OwnAct = { ok: true; done: string } | { ok: false; message: string; field: string };

const maxTextLength = 4000;
const maxNameLength = 100;
/** Limit for one address, so that no one fills the desk. */
const maxOpen = 10;

const wrong = (message: string, field = "text"): OwnAct => ({ ok: false, message, field });

type ActInput = { person: Person; text: (field: string) => string; now: Date };
type Handler = (trx: Trx, school: School, input: ActInput) => Promise<OwnAct>;

const handlers: Readonly<Record<string, Handler>> = {
	correct: (trx, school, context) => ask(trx, school, context, "correct", "correctionMissing"),
	grievance: (trx, school, context) => ask(trx, school, context, "grievance", "complaintMissing"),
	erase: (trx, school, context) => ask(trx, school, context, "erase", undefined),
	nominate,
	"end-nomination": endNomination,
	withdraw,
	"take-back": withdrawRequest,
};

/** Carries out what a person asks on the page about their data. */
export async function handleOwnAct(
	trx: Trx,
	school: School,
	person: Person,
	fields: Readonly<Record<string, string>>,
	now: Date,
): Promise<OwnAct> {
	const { act = "" } = fields;
	const handler = Object.hasOwn(handlers, act) ? handlers[act] : undefined;
	if (!handler) return wrong(messagesIn(dataRefusalMessages, school.schoolMessages).formExpired);
	return handler(trx, school, { person, text: (field) => (fields[field] ?? "").trim(), now });
}

async function ask(
	trx: Trx,
	school: School,
	{ person, text, now }: ActInput,
	kind: RequestKind,
	/** Message to someone who has written nothing; undefined where nothing needs to be written. */
	empty: "correctionMissing" | "complaintMissing" | undefined,
): Promise<OwnAct> {
	const messages = messagesIn(dataRefusalMessages, school.schoolMessages);
	const note = text("text");
	if (note === "" && empty !== undefined) return wrong(messages[empty]);
	if (note.length > maxTextLength) return wrong(messages.tooLong({ limit: maxTextLength }));
	const open = await trx
		.selectFrom("privacy_requests")
		.select("kind")
		.where("email_key", "=", person.emailKey)
		.where("state", "=", "open")
		.execute();
	if (kind === "erase" && open.some((request) => request.kind === "erase")) return wrong(messages.alreadyAsked);
	if (open.length >= maxOpen) return wrong(messages.tooManyOpen);
	await fileRequest(trx, school, { person, kind, text: note }, now);
	return { ok: true, done: kind };
}

async function nominate(trx: Trx, school: School, { person, text, now }: ActInput): Promise<OwnAct> {
	const messages = messagesIn(dataRefusalMessages, school.schoolMessages);
	const [name, email] = [text("name"), text("email")];
	if (name === "" || name.length > maxNameLength) return wrong(messages.nomineeMissing, "name");
	if (!isMailAddress(email)) return wrong(messages.nomineeEmailMissing, "email");
	await trx
		.updateTable("nominations")
		.set({ ended_at: now.toISOString() })
		.where("email_key", "=", person.emailKey)
		.where("ended_at", "is", null)
		.execute();
	await trx
		.insertInto("nominations")
		.values({ email_key: person.emailKey, name, email, created_at: now.toISOString(), ended_at: null })
		.execute();
	await fileRequest(trx, school, { person, kind: "nominate", text: `${name}, ${email}`, done: true }, now);
	return { ok: true, done: "nominate" };
}

async function endNomination(trx: Trx, _school: School, { person, now }: ActInput): Promise<OwnAct> {
	await trx
		.updateTable("nominations")
		.set({ ended_at: now.toISOString() })
		.where("email_key", "=", person.emailKey)
		.where("ended_at", "is", null)
		.execute();
	return { ok: true, done: "end-nomination" };
}

async function withdraw(trx: Trx, school: School, { person, text, now }: ActInput): Promise<OwnAct> {
	const kind = recordKinds.find((each) => each === text("kind"));
	const id = /^[1-9]\d{0,9}$/.test(text("id")) ? Number(text("id")) : 0;
	if (!kind || id === 0) return wrong(messagesIn(dataRefusalMessages, school.schoolMessages).formExpired);
	const { outcome } = await withdrawConsent(trx, school, { person, kind, id }, now);
	if (outcome === "gone") return wrong(messagesIn(dataRefusalMessages, school.schoolMessages).notHeld);
	return { ok: true, done: `withdrawn-${outcome}` };
}

async function withdrawRequest(trx: Trx, school: School, { person, text, now }: ActInput): Promise<OwnAct> {
	const id = /^[1-9]\d{0,9}$/.test(text("request")) ? Number(text("request")) : 0;
	const messages = messagesIn(dataRefusalMessages, school.schoolMessages);
	const order = trx
		.selectFrom("erasure_orders")
		.select("id")
		.where("request_id", "=", id)
		.where("state", "not in", ["asked", "withdrawn"]);
	if ((await order.executeTakeFirst()) !== undefined) return wrong(messages.tooLate);
	const privacyRequest = await trx
		.updateTable("privacy_requests")
		.set({ state: "taken-back", closed_at: now.toISOString() })
		.where("id", "=", id)
		.where("email_key", "=", person.emailKey)
		.where("state", "=", "open")
		.returning("id")
		.executeTakeFirst();
	if (!privacyRequest) return wrong(messages.closed);
	await trx
		.updateTable("erasure_orders")
		.set({ state: "withdrawn", finished_at: now.toISOString() })
		.where("request_id", "=", id)
		.where("state", "=", "asked")
		.execute();
	await recordAct(trx, { actor: thePerson, act: "privacy-taken-back", subject: { kind: "privacy-request", id } }, now);
	return { ok: true, done: "take-back" };
}
