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
		// RFC 3834: out-of-office replies do not answer it.
		headers: { "Auto-Submitted": "auto-generated" },
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}
