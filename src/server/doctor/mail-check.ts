import { randomInt, randomUUID } from "node:crypto";
import { failing, fine, type Probe } from "#src/health/finding.ts";
import { readFailure } from "#src/mail/delivery/failure.ts";
import type { MailTransport } from "#src/mail/delivery/transport.ts";
import type { Settings } from "#src/server/settings.ts";

type Asking = {
	to: string;
	/** The code that the person has read in the mail; undefined when no one answers. */
	askForCode: (signal: AbortSignal) => Promise<string | undefined>;
	timeoutMs?: number;
};

/** Sends a mail with a code, and asks the person to whom it was sent for it: only that says that mails arrive. */
export function mailCheck(
	transport: MailTransport,
	{ mailFrom, siteUrl }: Pick<Settings, "mailFrom" | "siteUrl">,
	{ to, askForCode, timeoutMs = 600_000 }: Asking,
): Probe {
	return {
		name: "mail_arrives",
		title: "A test email",
		timeoutMs,
		async look(signal) {
			const code = String(randomInt(100_000, 1_000_000));
			const { hostname } = new URL(siteUrl);
			const from = { name: "Doctor", address: mailFrom ?? to };
			const text = `The code is ${code}.\n\nnpm run doctor sent this email from the server of ${siteUrl}.\n`;
			const messageId = `<${randomUUID()}@${hostname}>`;
			const about = { subject: `Test email, code ${code}`, text, html: `<p>${text}</p>` };
			try {
				await transport.send({ from, to: { name: "", address: to }, ...about, messageId, date: new Date() });
			} catch (error) {
				return failing(
					`The email server refused the email: ${readFailure(error).reason}.`,
					"See the email server check. MAIL_FROM must be an address it sends for.",
				);
			}
			if ((await askForCode(signal))?.replaceAll(/\D/g, "") === code) return fine(`The email to ${to} was received.`);
			return failing(
				`The email server accepted the email to ${to}, but its code wasn’t entered.`,
				"Look in the spam folder. Set SPF, DKIM and DMARC of the sender’s domain as your email provider asks.",
			);
		},
	};
}
