import { randomInt, randomUUID } from "node:crypto";
import { failing, fine, type Probe } from "#src/health/finding.ts";
import { readFailure } from "#src/mail/delivery/failure.ts";
import type { MailTransport } from "#src/mail/delivery/transport.ts";
import type { Settings } from "#src/server/settings.ts";

type Asking = {
	to: string;
	/** The code that the person has read in the mail; undefined when nobody answers. */
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
		title: "A mail that arrives",
		timeoutMs,
		async look(signal) {
			const code = String(randomInt(100_000, 1_000_000));
			const { hostname } = new URL(siteUrl);
			const from = { name: "Doctor", address: mailFrom ?? to };
			const text = `The code is ${code}.\n\nnpm run doctor has sent this mail from the server of ${siteUrl}.\n`;
			const messageId = `<${randomUUID()}@${hostname}>`;
			const about = { subject: `Does this mail arrive? ${code}`, text, html: `<p>${text}</p>` };
			try {
				await transport.send({ from, to: { name: "", address: to }, ...about, messageId, date: new Date() });
			} catch (error) {
				return failing(
					`The mail server did not take the mail: ${readFailure(error).reason}.`,
					"See what is said about the mail server; MAIL_FROM must be an address that it sends for.",
				);
			}
			if ((await askForCode(signal))?.replaceAll(/\D/g, "") === code) return fine(`A mail to ${to} has arrived.`);
			return failing(
				`The mail to ${to} was taken, and its code was not entered.`,
				"Look into the folder of spam; set SPF, DKIM and DMARC of the sender’s domain as the mail service says.",
			);
		},
	};
}
