import { failing, fine, type Probe, warning } from "#src/health/finding.ts";

/** What a server shows to those who connect. */
export type Certificate = {
	/** Until when it is valid. */
	until: Date;
	/** Why browsers refuse it; null when they do not. */
	problem: string | null;
};

const dayMs = 86_400_000;

/** Days until the certificate of the site ends. */
export function certificateProbe(siteUrl: string, now: () => Date, read = readCertificate): Probe {
	return {
		name: "certificate",
		title: "Certificate",
		timeoutMs: 15_000,
		async look(signal) {
			const site = new URL(siteUrl);
			if (site.protocol === "http:") return fine("The site doesn’t use HTTPS, as on a laptop.");
			const { until, problem } = await read(site, signal);
			const days = Math.floor((until.getTime() - now().getTime()) / dayMs);
			const todo = `Renew the certificate of ${site.host}, and find out why it wasn’t renewed automatically.`;
			if (days < 0) return failing(`The certificate of ${site.host} has expired.`, todo);
			if (problem !== null)
				return failing(
					`Browsers refuse the certificate of ${site.host}: ${problem}.`,
					`Fix the server at ${site.host}.`,
				);
			if (days < 14) return warning(`The certificate of ${site.host} expires in ${days} days.`, todo);
			return fine(`The certificate of ${site.host} is valid for ${days} days.`);
		},
	};
}

/** Asks a server for its certificate. @throws what the connection throws */
export async function readCertificate(site: URL, signal: AbortSignal): Promise<Certificate> {
	// Loaded when it is needed: it brings all root certificates, 2 MB of memory.
	const { connect } = await import("node:tls");
	const host = site.hostname.replace(/^\[|\]$/g, "");
	return new Promise((resolve, reject) => {
		const socket = connect({
			host,
			port: Number(site.port) || 443,
			...(/[a-z]/i.test(host) && !host.includes(":") && { servername: host }),
			// A bad one is read too, to say what is bad about it.
			rejectUnauthorized: false,
		});
		const end = () => socket.destroy(new Error("The check took too long."));
		signal.addEventListener("abort", end, { once: true });
		socket.once("close", () => signal.removeEventListener("abort", end));
		socket.once("error", reject);
		socket.once("secureConnect", () => {
			const { valid_to } = socket.getPeerCertificate();
			const problem = socket.authorized ? null : String(socket.authorizationError);
			socket.end();
			resolve({ until: new Date(valid_to), problem });
		});
	});
}
