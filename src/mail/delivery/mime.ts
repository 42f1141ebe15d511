import type { SendMailOptions } from "nodemailer";
import type { OutgoingMail } from "./transport.ts";

/**
 * An e-mail as nodemailer takes it. The envelope is given apart from the headers, so that no header can add a
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
		...(mail.attachment && {
			attachments: [
				{
					...mail.attachment,
					content: Buffer.from(mail.attachment.content),
					contentDisposition: "attachment" as const,
				},
			],
		}),
		headers: {
			// RFC 3834: out-of-office replies do not answer it.
			"Auto-Submitted": "auto-generated",
			...(mail.unsubscribeUrl && unsubscribeHeaders(mail.unsubscribeUrl)),
		},
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}

/** RFC 2369 and RFC 8058: mail programs show a button that stops such e-mails. Prepared, so that no line is broken. */
function unsubscribeHeaders(url: string) {
	return {
		"List-Unsubscribe": { prepared: true, value: `<${url}>` },
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	};
}
