import type { SendMailOptions } from "nodemailer";
import type { OutgoingMail } from "./transport.ts";

/**
 * An email as nodemailer takes it. The envelope is given apart from the headers, so that no header can add a
 * recipient.
 */
export function toMime(mail: OutgoingMail): SendMailOptions {
	return {
		envelope: { from: mail.from.address, to: [mail.to.address] },
		from: mail.from,
		to: mail.to,
		...(mail.replyTo && { replyTo: { name: mail.replyTo.name ?? "", address: mail.replyTo.address } }),
		subject: mail.subject,
		messageId: mail.messageId,
		date: mail.date,
		text: mail.text,
		html: mail.html,
		...(mail.attachment && attach(mail.attachment)),
		headers: {
			// RFC 3834: out-of-office replies do not answer it.
			"Auto-Submitted": "auto-generated",
			...(mail.unsubscribeUrl && unsubscribeHeaders(mail.unsubscribeUrl)),
		},
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}

/** A calendar file with a method is also an alternative of the text, which is how mail programs offer to enter it. */
function attach({ filename, contentType, content }: NonNullable<OutgoingMail["attachment"]>) {
	const method = /^text\/calendar;.*method=([A-Z]+)/.exec(contentType)?.[1];
	if (method) return { icalEvent: { method, filename, content: Buffer.from(content) } };
	const file = { filename, contentType, content: Buffer.from(content), contentDisposition: "attachment" as const };
	return { attachments: [file] };
}

/** RFC 2369 and RFC 8058: mail programs show a button that stops such emails. Prepared, so that no line is broken. */
function unsubscribeHeaders(url: string) {
	return {
		"List-Unsubscribe": { prepared: true, value: `<${url}>` },
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	};
}
