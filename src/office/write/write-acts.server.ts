import { z } from "zod";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { caseKinds } from "#src/cases/case.ts";
import { writePermissions } from "#src/cases/case-permissions.ts";
import { writeMail } from "#src/cases/writing/write-mail.server.ts";
import { rowVersion } from "#src/forms/row-id.ts";
import { caseAddress } from "#src/office/desk/case-address.ts";
import { actsOn } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { issueLink } from "./facts.server.ts";
import { fillMail } from "./fill-mail.ts";
import { trackerLink } from "./known-facts.ts";
import { digestOf, draftOf, hasLink, readSubject, replyOf, type WriteSubject, withLink } from "./read-write.server.ts";

const { act, table } = actsOn<WriteSubject>();

const mail = {
	subject: z.string().default(""),
	text: z.string().default(""),
	/** Draft that was shown before, see `MailDraft`. */
	shown: z.string().default(""),
	/** Status that the case gets with the email. */
	status: z.enum(["", "theirs", "closed"]).default(""),
	version: rowVersion.default(0),
};

const permission = ({ kind }: Pick<WriteSubject, "kind">) => writePermissions[kind];

/** Acts of members on the page of an email; `shown` is the email as it would be sent. */
export const writeActs = table({
	title: "Write",
	address: officePaths.write(":kind", ":id"),
	find: readSubject,
	// Permissions depend only on the kind of the case.
	subjects: caseKinds.map((kind) => ({ kind }) as WriteSubject),
	actOf: () => "send",
	acts: {
		preview: act({
			label: "Preview an email",
			permission,
			form: mail,
			keepsValues: true,
			outside: async ({ on, form }) => ({ ok: true, shown: draftOf(on, fillMail(form, on.facts)) }) as const,
			goTo: () => undefined,
		}),
		send: act({
			label: "Email the sender of a case",
			permission,
			form: mail,
			keepsValues: true,
			run: async (trx, { on, form, by, now, services: { school, siteUrl } }) => {
				const { kind, recordId, found } = on;
				const filledMail = fillMail(form, on.facts);
				const draft = draftOf(on, filledMail);
				if (filledMail.problems.length > 0)
					return { ok: false, reason: "invalid", message: "This email wasn’t sent.", shown: draft } as const;
				if (form.shown !== digestOf(filledMail))
					return {
						ok: true,
						message: "This is how it will be sent. If it’s right, press Send again.",
						shown: draft,
					} as const;
				// Locks the admission record before its case, as every act on an application does.
				await admissionUndo(school).lockRecord(trx, { kind, id: recordId });
				const compose = async () => {
					const issuedLink = hasLink(filledMail) ? await issueLink(trx, { siteUrl, now }, recordId) : null;
					const reply = replyOf(on, issuedLink ? withLink(filledMail, issuedLink.link.url) : filledMail);
					return { ...reply, link: issuedLink?.link ?? null, ...(issuedLink && { token: issuedLink.token }) };
				};
				const { version, status } = form;
				const logged = withLink(filledMail, `(${trackerLink})`).text;
				const mail = { caseId: found.id, by, version, subject: filledMail.subject, logged, compose };
				const result = await writeMail(trx, school, { ...mail, ...(status !== "" && { status }) }, now);
				return result.ok ? { ok: true, actId: result.actId } : { ...result, shown: draft };
			},
			goTo: (result, { on }) => {
				if ("shown" in result) return undefined;
				const doneQuery = result.actId === null ? "" : `?${new URLSearchParams({ done: String(result.actId) })}`;
				return `${caseAddress(on.found)}${doneQuery}`;
			},
		}),
	},
});
