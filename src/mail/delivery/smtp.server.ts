import type { Transporter } from "nodemailer";
import { toMime } from "./mime.ts";
import type { MailTransport } from "./transport.ts";

/** Milliseconds. `total` bounds one email as a whole, against a server that answers one byte at a time. */
export type SmtpTimeouts = { connection: number; greeting: number; socket: number; total: number };

const defaultTimeouts: SmtpTimeouts = { connection: 10_000, greeting: 10_000, socket: 30_000, total: 120_000 };

/**
 * Sends through an SMTP server, one connection per email.
 * @param url `smtps://user:password@host:465`, or `smtp://user:password@host:587`, which requires STARTTLS.
 * Only a server on this machine, or a URL ending in `?requireTLS=false`, is used without encryption.
 */
export function smtpTransport(url: string, timeouts: SmtpTimeouts = defaultTimeouts): MailTransport {
	const server = new URL(url);
	const secure = server.protocol === "smtps:";
	const host = server.hostname.replace(/^\[|\]$/g, "");
	const encrypted =
		server.searchParams.get("requireTLS") !== "false" &&
		(server.searchParams.has("requireTLS") || !isThisMachine(host));
	const open = async () => {
		const { createTransport } = await import("nodemailer");
		return createTransport(options);
	};
	const options = {
		host,
		port: Number(server.port) || (secure ? 465 : 587),
		secure,
		...(encrypted ? { requireTLS: true } : { ignoreTLS: true }),
		...(server.username && {
			auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
		}),
		tls: { rejectUnauthorized: true, minVersion: "TLSv1.2" },
		connectionTimeout: timeouts.connection,
		dnsTimeout: timeouts.connection,
		greetingTimeout: timeouts.greeting,
		socketTimeout: timeouts.socket,
	} as const;
	let client: Promise<Transporter> | undefined;
	return {
		name: `smtp ${server.host}`,
		async send(mail) {
			client ??= open();
			await (await client).sendMail({ ...toMime(mail), signal: AbortSignal.timeout(timeouts.total) });
		},
		async check() {
			client ??= open();
			await (await client).verify();
		},
		close: async () => (await client)?.close(),
	};
}

function isThisMachine(host: string) {
	return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
