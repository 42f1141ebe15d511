import { createHash } from "node:crypto";
import { data, type LoaderFunctionArgs } from "react-router";
import { eyesOf } from "#src/accounts/may.ts";
import { writePermissions } from "#src/cases/case-permissions.ts";
import { findCase } from "#src/cases/list/find-case.server.ts";
import { type Reply, reply } from "#src/cases/writing/reply-email.ts";
import { listSnippets } from "#src/cases/writing/snippets.server.ts";
import { readOfficeEnquiry } from "#src/enquiries/office-enquiry.server.ts";
import { fillPlaceholders } from "#src/formatting/placeholders.ts";
import { shownTo } from "#src/formatting/shown-text.ts";
import type { EmailContext } from "#src/forms/email-parts.ts";
import { subjectOf } from "#src/office/case/read-case.server.ts";
import { readerOf } from "#src/office/desk/read-desk.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { exampleLink, readFacts } from "./facts.server.ts";
import { type FilledMail, fillMail, type MailText } from "./fill-mail.ts";
import { knownPlaceholders, trackerLink } from "./known-facts.ts";

/** The case of an address and what can be said about it, for a member who may write about such cases. */
export async function readSubject({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) {
	const { kind, recordId } = subjectOf({ params, context });
	const member = allow(context, writePermissions[kind]);
	const { db, now: clock, school, siteUrl } = context.get(officeServices);
	const now = clock();
	const caseRow = await findCase(db, { kind, recordId }, readerOf(context));
	if (!caseRow) throw data(null, { status: 404 });
	const facts = await readFacts({ db, school, siteUrl, now }, caseRow, member);
	return { kind, recordId, member, found: caseRow, facts, db, school, siteUrl, now };
}

export type WriteSubject = Awaited<ReturnType<typeof readSubject>>;

/** Reads what the page of an email shows before anything is sent. */
export async function readWritePage({ request }: Pick<LoaderFunctionArgs, "request">, subject: WriteSubject) {
	const { kind, found, facts, db } = subject;
	const snippets = await listSnippets(db, kind);
	const chosenSnippet = snippets.find(({ id }) => String(id) === new URL(request.url).searchParams.get("snippet"));
	const filledMail = chosenSnippet ? fillMail(chosenSnippet, facts) : undefined;
	return {
		case: found,
		question: await readQuestion(subject),
		snippets: snippets.map(({ id, title }) => ({ id, title })),
		chosen: chosenSnippet?.id ?? null,
		placeholders: knownPlaceholders(kind).map((name) => ({
			name,
			value: name === trackerLink && facts[name] ? "the applicant’s own link" : (facts[name] ?? ""),
		})),
		draft: filledMail ? draftOf(subject, filledMail) : undefined,
	};
}

/** Reads what the sender of an enquiry or a message has written, as the member may see it; nothing of others. */
async function readQuestion({ db, kind, recordId, member }: WriteSubject) {
	if (kind !== "enquiry" && kind !== "message") return [];
	const { lines = [] } = (await readOfficeEnquiry(db, recordId)) ?? {};
	const answered = lines.filter(({ answer }) => answer !== "");
	return answered.map(({ label, answer }) => ({ label, answer: shownTo(eyesOf(member), answer) }));
}

/** A mail that is being written. `shown` stands for what the preview says; null where nothing was shown. */
export type MailDraft = MailText & { problems: string[]; shown: string | null; preview: MailPreview | null };

/** A mail as it will be sent. */
export type MailPreview = { from: string; to: string; replyTo: string; subject: string; email: ReplyContent };
type ReplyContent = ReturnType<typeof reply.write>["email"];

/** @param mail as the fields have it, filled */
export function draftOf(subject: WriteSubject, { problems, ...mail }: FilledMail): MailDraft {
	const { found, school, siteUrl } = subject;
	const link = { label: "See your application", url: exampleLink({ siteUrl }) };
	const { subject: line, text } = withLink(mail, link.url);
	const data: Reply = { ...replyOf(subject, { subject: line, text }), link };
	return {
		...mail,
		problems,
		shown: digestOf(mail),
		preview: {
			from: school.name,
			to: `${found.name} <${found.email}>`,
			replyTo: school.email,
			subject: line,
			email: reply.write(data, { school, siteUrl } satisfies EmailContext).email,
		},
	};
}

/** A mail with the link to the tracker in the place of its placeholder. */
export function withLink({ subject, text }: MailText, url: string): MailText {
	return { subject, text: fillPlaceholders(text, { [trackerLink]: url }).text };
}

/** Tells whether a filled mail has the link to the tracker. */
export function hasLink({ text }: MailText): boolean {
	return fillPlaceholders(text, { [trackerLink]: "" }).empty.length > 0;
}

export function replyOf(
	{ kind, found }: Pick<WriteSubject, "kind" | "found">,
	{ subject, text }: MailText,
): Omit<Reply, "link"> {
	return { subject, text, reference: kind === "application" ? found.reference : null };
}

/** Stands for a mail that was shown. */
export function digestOf({ subject, text }: MailText): string {
	const plain = text.replaceAll(/\r\n?/g, "\n");
	return createHash("sha256")
		.update(JSON.stringify([subject, plain]))
		.digest("base64url");
}
