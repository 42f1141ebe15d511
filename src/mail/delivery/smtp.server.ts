import type { Transporter } from "nodemailer";
import { toMime } from "./mime.ts";
import type { MailTransport } from "./transport.ts";

/** Milliseconds. `total` bounds one mail as a whole, against a server that answers a byte at a time. */
export type SmtpTimeouts = { connection: number; greeting: number; socket: number; total: number };

const patience: SmtpTimeouts = { connection: 10_000, greeting: 10_000, socket: 30_000, total: 120_000 };

/**
 * Sends by an SMTP server, one connection a mail.
 * @param url `smtps://user:password@host:465`, or `smtp://user:password@host:587`, which turns to TLS and refuses to go on without it.
 * Only a server on this machine, or an address ending in `?requireTLS=false`, is spoken to in the clear.
 */
export function smtpTransport(url: string, timeouts: SmtpTimeouts = patience): MailTransport {
	const place = new URL(url);
	const secure = place.protocol === "smtps:";
	const host = place.hostname.replace(/^\[|\]$/g, "");
	const encrypted =
		place.searchParams.get("requireTLS") !== "false" && (place.searchParams.has("requireTLS") || !isThisMachine(host));
	const open = async () => {
		const { createTransport } = await import("nodemailer");
		return createTransport(options);
	};
	const options = {
		host,
		port: Number(place.port) || (secure ? 465 : 587),
		secure,
		...(encrypted ? { requireTLS: true } : { ignoreTLS: true }),
		...(place.username && {
			auth: { user: decodeURIComponent(place.username), pass: decodeURIComponent(place.password) },
		}),
		tls: { rejectUnauthorized: true, minVersion: "TLSv1.2" },
		connectionTimeout: timeouts.connection,
		dnsTimeout: timeouts.connection,
		greetingTimeout: timeouts.greeting,
		socketTimeout: timeouts.socket,
	} as const;
	let client: Promise<Transporter> | undefined;
	return {
		name: `smtp ${place.host}`,
		async send(mail) {
			client ??= open();
			await (await client).sendMail({ ...toMime(mail), signal: AbortSignal.timeout(timeouts.total) });
		},
		close: async () => (await client)?.close(),
	};
}

function isThisMachine(host: string) {
	return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
