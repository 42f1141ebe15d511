import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import { countThings } from "#src/formatting/thousands.ts";
import { type Check, failing, fine, warning } from "#src/health/finding.ts";
import { heldBack, readFailure } from "#src/mail/delivery/failure.ts";
import type { Settings } from "#src/server/settings.ts";
import type { CheckContext, SchoolChecks } from "./school-check.ts";

const hourMs = 3_600_000;

export const isPublic = ({ siteUrl }: Pick<Settings, "siteUrl">): boolean => siteUrl.startsWith("https:");

export const unsentEmails = warning(
	"Emails are written to a folder. No one receives them.",
	"Set SMTP_URL to the school’s email server.",
);

/** True if emails leave. */
export const mailChecks = {
	/** True if the mail server takes us, without sending anything. */
	mail_server: {
		title: "Email server",
		runs: ["school", "doctor"],
		timeoutMs: 25_000,
		async look({ transport, settings }) {
			if (!settings.smtpUrl) {
				return isPublic(settings)
					? unsentEmails
					: fine("Emails are written to a folder. That’s fine on a test machine.");
			}
			try {
				await transport.check();
				return fine(`The email server accepts our connection (${transport.name}).`);
			} catch (error) {
				return failing(
					`We can’t connect or sign in to the email server (${transport.name}): ${readFailure(error).reason}.`,
					adviceFor(readFailure(error).reason),
				);
			}
		},
	},
	/** True if mails leave in time. */
	outbox: {
		title: "Outgoing emails",
		runs: ["school"],
		async look({ db, now }) {
			const at = now();
			const { dead, waiting, oldest } = await readOutbox(db, at);
			const late = oldest === null ? 0 : at.getTime() - Date.parse(oldest);
			if (late > hourMs)
				return failing(
					`${countWaiting(waiting)}, the oldest for ${formatWait(Math.floor(late / hourMs))}.`,
					"Check the email server. The log shows why each attempt failed.",
				);
			if (dead > 0)
				return warning(
					`${countThings(dead, "email")} couldn’t be delivered.`,
					"To list them, run school mail --dead. To send one again, run school mail --again <number>.",
				);
			return fine(waiting === 0 ? "No emails are waiting." : `${countWaiting(waiting)}, none for more than an hour.`);
		},
	},
} satisfies SchoolChecks;

type Asking = {
	to: string;
	/** The code that the person has read in the mail; undefined when no one answers. */
	askForCode: (signal: AbortSignal) => Promise<string | undefined>;
};

/** Sends a mail with a code, and asks the person to whom it was sent for it: only that says that mails arrive. */
export const mailArrives = ({ to, askForCode }: Asking): Check<Pick<CheckContext, "transport" | "settings">> => ({
	title: "Test email",
	timeoutMs: 600_000,
	async look({ transport, settings: { mailFrom, siteUrl } }, signal) {
		const code = String(randomInt(100_000, 1_000_000));
		const { hostname } = new URL(siteUrl);
		const from = { name: "Doctor", address: mailFrom ?? to };
		const text = `The code is ${code}.\n\nschool doctor sent this email from the server of ${siteUrl}.\n`;
		const messageId = `<${randomUUID()}@${hostname}>`;
		const about = { subject: `Test email, code ${code}`, text, html: `<p>${text}</p>` };
		try {
			await transport.send({ from, to: { name: "", address: to }, ...about, messageId, date: new Date() });
		} catch (error) {
			return failing(
				`The email server refused the email: ${readFailure(error).reason}.`,
				"See the check “Email server”. MAIL_FROM must be an address for which this server sends emails.",
			);
		}
		if ((await askForCode(signal))?.replaceAll(/\D/g, "") === code) return fine(`The email to ${to} was delivered.`);
		return failing(
			`The email server accepted the email to ${to}, but its code wasn’t entered.`,
			"Look in the spam folder. Set SPF, DKIM and DMARC for the sender’s domain as your email provider tells you.",
		);
	},
});

function adviceFor(reason: string): string {
	if (/EAUTH|53\d/.test(reason)) return "Check the user and password in SMTP_URL. Some services need an app password.";
	if (/ETLS|CERT|SELF_SIGNED|UNABLE_TO/.test(reason))
		return "The server’s certificate isn’t trusted. Check the certificate, and the host in SMTP_URL.";
	if (/EDNS|ENOTFOUND/.test(reason)) return "There’s no server with this name. Check the host in SMTP_URL.";
	return "Check the host and port in SMTP_URL, and whether a firewall blocks connections from this machine.";
}

/**
 * Counts mails that wait and those given up, and reads when the oldest that waits was queued (ISO 8601). Later ones
 * don’t count, nor do those of samples, which are held back.
 */
export async function readOutbox(db: Db, now: Date) {
	const row = await db
		.selectFrom("outbox")
		.select(sql<number>`count(case when state = 'dead' then 1 end)`.as("dead"))
		.select(sql<number>`count(case when state = 'queued' then 1 end)`.as("waiting"))
		.select(
			sql<string | null>`min(case when state = 'queued' and created_at <= ${now.toISOString()}
			then created_at end)`.as("oldest"),
		)
		.where("state", "!=", "sent")
		.where(({ or, eb }) => or([eb("last_error", "is", null), eb("last_error", "!=", heldBack)]))
		.executeTakeFirstOrThrow();
	return { dead: Number(row.dead), waiting: Number(row.waiting), oldest: row.oldest };
}

const countWaiting = (count: number) => `${countThings(count, "email")} ${count === 1 ? "is" : "are"} waiting`;

const formatWait = (hours: number) =>
	hours >= 48 ? countThings(Math.floor(hours / 24), "day") : countThings(hours, "hour");
