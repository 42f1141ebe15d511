import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { writeMail } from "#src/cases/writing/write-mail.server.ts";
import { rowVersion } from "#src/forms/row-id.ts";
import { caseAddress } from "#src/office/desk/case-address.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import { issueLink } from "./facts.server.ts";
import { fillMail } from "./fill-mail.ts";
import { trackerLink } from "./known-facts.ts";
import { digestOf, draftOf, hasLink, type MailDraft, readSubject, replyOf, withLink } from "./read-write.server.ts";

const form = z.object({
	act: z.enum(["preview", "send"]).default("send"),
	subject: z.string().default(""),
	text: z.string().default(""),
	/** What was shown before, see `MailDraft`. */
	shown: z.string().default(""),
	/** What the case's status becomes with the mail. */
	status: z.enum(["", "theirs", "closed"]).default(""),
	version: rowVersion.default(0),
});

/** The mail as it was typed and would be sent; `message` says why it was not sent. */
export type WriteAnswer = { draft: MailDraft; status: string; message: string | null };

/** Shows a mail as it will be sent, or sends it if it was shown so and nothing is wrong with it. */
export async function takeWrite(args: ActionFunctionArgs) {
	const subject = await readSubject(args);
	const { found, facts, db, school, siteUrl, now, member, kind, recordId } = subject;
	const sent = Object.fromEntries(await args.request.formData());
	const parsed = form.safeParse(sent);
	// What was typed stays on the page, whatever was sent around it.
	const typed = parsed.data ?? textsOf(sent);
	const filled = fillMail(typed, facts);
	const draft = draftOf(subject, filled);
	const answer = (message: string | null, code: number) =>
		data({ draft, status: parsed.data?.status ?? "", message } satisfies WriteAnswer, { status: code });
	if (!parsed.success)
		return answer("This form was not sent by the page. Nothing was sent; look at it and try again.", 400);
	const { act, shown, status, version } = parsed.data;
	if (act === "preview") return answer(null, 200);
	if (filled.problems.length > 0) return answer("This mail was not sent.", 400);
	if (shown !== digestOf(filled)) return answer("This is how it will be sent. Send it if it is right.", 200);
	const by = { id: member.id, name: member.name };
	const result = await db.transaction().execute(async (trx) => {
		// Before its case, as every act on an application does.
		await admissionUndo(school).lockRecord(trx, { kind, id: recordId });
		const compose = async () => {
			const issued = hasLink(filled) ? await issueLink(trx, { siteUrl, now }, recordId) : null;
			const mail = replyOf(subject, issued ? withLink(filled, issued.link.url) : filled);
			return { ...mail, link: issued?.link ?? null, ...(issued && { token: issued.token }) };
		};
		const logged = withLink(filled, `(${trackerLink})`).text;
		const written = { caseId: found.id, by, version, subject: filled.subject, logged, compose };
		return writeMail(trx, school, { ...written, ...(status !== "" && { status }) }, now);
	});
	if (!result.ok) return answer(result.message, 409);
	const done = result.actId === null ? "" : `?${new URLSearchParams({ done: String(result.actId) })}`;
	throw redirectTo(`${caseAddress(found)}${done}`);
}

const textsOf = ({ subject, text }: Record<string, FormDataEntryValue>) => ({
	subject: typeof subject === "string" ? subject : "",
	text: typeof text === "string" ? text : "",
});
