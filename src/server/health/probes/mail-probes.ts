import { sql } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import { failing, fine, type Probe, warning } from "#src/health/finding.ts";
import { readFailure } from "#src/mail/delivery/failure.ts";
import type { MailTransport } from "#src/mail/delivery/transport.ts";
import type { Settings } from "#src/server/settings.ts";

const hourMs = 3_600_000;

/** Whether the mail server takes us, without sending anything. */
export function mailServerProbe(transport: Pick<MailTransport, "name" | "check">, settings: Settings): Probe {
	return {
		name: "mail_server",
		title: "Email server",
		timeoutMs: 25_000,
		async look() {
			if (!settings.smtpUrl) {
				if (settings.siteUrl.startsWith("http:")) return fine("Emails are written to a folder, as on a laptop.");
				return warning(
					"Emails are written to a folder. No one receives them.",
					"Set SMTP_URL to the school’s email server.",
				);
			}
			try {
				await transport.check();
				return fine(`The email server accepts our connection (${transport.name}).`);
			} catch (error) {
				return failing(
					`The email server refuses our connection (${transport.name}): ${readFailure(error).reason}.`,
					adviceFor(readFailure(error).reason),
				);
			}
		},
	};
}

function adviceFor(reason: string): string {
	if (/EAUTH|53\d/.test(reason)) return "Check user and password in SMTP_URL. Some services need an app password.";
	if (/ETLS|CERT|SELF_SIGNED|UNABLE_TO/.test(reason))
		return "Its certificate isn’t trusted. Check the host in SMTP_URL, and the certificate.";
	if (/EDNS|ENOTFOUND/.test(reason)) return "There’s no server with this name. Check the host in SMTP_URL.";
	return "Check host and port in SMTP_URL, and whether a firewall lets this machine out.";
}

/** Whether mails leave in time. */
export function outboxProbe(db: Db, now: () => Date): Probe {
	return {
		name: "outbox",
		title: "Emails to send",
		timeoutMs: 10_000,
		async look() {
			const at = now();
			const { dead, waiting, oldest } = await readOutbox(db, at);
			const late = oldest === null ? 0 : at.getTime() - Date.parse(oldest);
			if (late > hourMs)
				return failing(
					`${waiting} emails are waiting, the oldest for ${waited(Math.floor(late / hourMs))}.`,
					"Check the email server. The log shows why each attempt failed.",
				);
			if (dead > 0)
				return warning(
					dead === 1 ? "1 email couldn’t be delivered." : `${dead} emails couldn’t be delivered.`,
					"To list them, run npm run mail -- --dead. To send one again, run npm run mail -- --again <number>.",
				);
			return fine(waiting === 0 ? "No emails are waiting." : `${waiting} emails are waiting, none for long.`);
		},
	};
}

/** Mails that wait, those given up, and when the oldest that waits was queued (ISO 8601); later ones do not count. */
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
		.executeTakeFirstOrThrow();
	return { dead: Number(row.dead), waiting: Number(row.waiting), oldest: row.oldest };
}

function waited(hours: number): string {
	if (hours >= 48) return `${Math.floor(hours / 24)} days`;
	return hours === 1 ? "1 hour" : `${hours} hours`;
}
