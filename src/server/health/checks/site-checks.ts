import { createHmac } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { countThings } from "#src/formatting/thousands.ts";
import { type CheckResult, failing, fine, warning } from "#src/health/finding.ts";
import * as paths from "#src/paths.ts";
import { readSecretKey } from "#src/secrets/secret-key.server.ts";
import { doctorToken, type SeenRequest, seenRequest } from "#src/server/health/doctor-route.ts";
import type { Settings } from "#src/server/settings.ts";
import type { SchoolChecks } from "./school-check.ts";

/** Address of no one (RFC 5737): one that a visitor could claim. */
const claimedAddress = "203.0.113.77";

/** Checks of how the site is reached at its public address. */
export const siteChecks = {
	/** Checks that the site answers at its public address, and its database behind it. */
	site: {
		title: "Site",
		runs: ["installed"],
		async look({ settings: { siteUrl } }, signal) {
			const answer = await fetch(siteUrl + paths.readiness, { signal, redirect: "manual" }).catch(() => undefined);
			if (!answer)
				return failing(
					`Nothing responds at ${siteUrl}.`,
					"Check that the site is running, and that SITE_URL and the proxy lead to it.",
				);
			const body: unknown = await answer.json().catch(() => undefined);
			const isOurs = typeof body === "object" && body !== null && "status" in body;
			if (!isOurs)
				return failing(
					`Something else responds at ${siteUrl} (${answer.status}).`,
					"Make the proxy pass all requests to the site.",
				);
			if (answer.status !== 200)
				return failing(
					`The site at ${siteUrl} isn’t ready.`,
					"Read the log of the site. Either the database isn’t responding, or the site is shutting down.",
				);
			return fine(`The site responds at ${siteUrl} and is ready.`);
		},
	},
	/** Checks that visitors come by HTTPS, and stay with it. */
	https: {
		title: "HTTPS",
		runs: ["installed"],
		needs: "site",
		async look({ settings: { siteUrl } }, signal) {
			const site = new URL(siteUrl);
			if (site.protocol === "http:") {
				if (/^(localhost|127\.|\[::1\])/.test(site.hostname)) return fine("HTTPS isn’t needed on your own machine.");
				return failing(
					"Visitors’ connections aren’t encrypted.",
					"Put a proxy with a certificate in front, and set SITE_URL to its https:// address.",
				);
			}
			const secure = await fetch(siteUrl + paths.health, { signal, redirect: "manual" });
			if (!secure.headers.has("strict-transport-security"))
				return warning(
					"The header Strict-Transport-Security is missing.",
					"Make the proxy pass on this header, and check that the site runs with this SITE_URL.",
				);
			if (site.port !== "") return fine("Visitors use HTTPS.");
			const plain = await fetch(`http://${site.host}/`, { signal, redirect: "manual" }).catch(() => undefined);
			if (plain && !plain.headers.get("location")?.startsWith("https://"))
				return warning(`http://${site.host} doesn’t redirect to HTTPS.`, "Make the proxy redirect to HTTPS.");
			return fine("Visitors use HTTPS.");
		},
	},
	/** Days until the certificate of the site ends. */
	certificate: {
		title: "Certificate",
		runs: ["school", "installed"],
		needs: "site",
		async look({ settings, now }, signal) {
			const site = new URL(settings.siteUrl);
			if (site.protocol === "http:") return fine("The site doesn’t use HTTPS. That’s fine on a test machine.");
			return judgeCertificate(await readCertificate(site, signal), site, now());
		},
	},
	/** Checks that the site knows its visitors' addresses, and does not believe anyone who only claims one. */
	proxy: {
		title: "Proxy headers",
		runs: ["installed"],
		needs: "site",
		async look({ settings }, signal) {
			const token = doctorToken(readSecretKey(settings), Date.now());
			const answer = await fetch(settings.siteUrl + apiUrl(apiPaths.doctorCheck(token)), {
				signal,
				headers: { "x-forwarded-for": claimedAddress },
			});
			const seen = seenRequest.safeParse(await answer.json().catch(() => undefined));
			if (!seen.success)
				return failing(
					`The site didn’t recognise the doctor (${answer.status}).`,
					"Run the doctor with the settings of the site: SECRET_KEY or DATA_DIR, and SITE_URL.",
				);
			return judgeSeen(seen.data, settings);
		},
	},
	/** True if a message that is signed as the provider signs comes back through the public address. */
	webhook: {
		title: "Payment webhook",
		runs: ["installed"],
		needs: "site",
		async look({ settings: { siteUrl, payments } }, signal) {
			if (payments.mode !== "razorpay") return fine("No payment provider is set up.");
			const url = siteUrl + apiUrl(apiPaths.paymentWebhook);
			const created_at = Math.floor(Date.now() / 1000);
			const body = JSON.stringify({ entity: "event", event: "doctor.check", contains: [], payload: {}, created_at });
			const post = async (secret: string) => {
				const signature = createHmac("sha256", secret).update(body).digest("hex");
				const headers = { "content-type": "application/json", "x-razorpay-signature": signature };
				return (await fetch(url, { method: "POST", body, headers, signal, redirect: "manual" })).status;
			};
			const right = await post(payments.webhookSecrets[0] ?? "");
			if (right !== 200)
				return failing(
					`A correctly signed message was refused (${right}).`,
					right === 400
						? "Give the site and the doctor the same RAZORPAY_WEBHOOK_SECRET, and make the proxy pass on request " +
								"bodies unchanged."
						: `Make the proxy pass on POST requests to ${url}.`,
				);
			const wrong = await post("not the secret");
			if (wrong !== 400)
				return failing(`A wrongly signed message got the response ${wrong}.`, `Check what responds at ${url}.`);
			return fine("Signed messages are accepted, and wrongly signed ones are refused.");
		},
	},
} satisfies SchoolChecks;

function judgeSeen(
	{ ip, connection, forwarded, host }: SeenRequest,
	{ siteUrl, trustProxy }: Pick<Settings, "siteUrl" | "trustProxy">,
): CheckResult {
	const site = new URL(siteUrl);
	if (ip === claimedAddress)
		return failing(
			"The site trusts any address a visitor claims.",
			"Make the proxy set X-Forwarded-For or append to it, and set TRUST_PROXY to the proxy’s address only.",
		);
	if (host !== site.host)
		return warning(
			`The site is requested as ${host} instead of ${site.host}.`,
			"Make the proxy pass on the Host header.",
		);
	if (trustProxy === false && site.protocol === "https:")
		return failing(
			`The site sees all visitors as one, at ${connection}.`,
			`Set TRUST_PROXY to ${connection}. Otherwise rate limits treat all visitors as one.`,
		);
	// Seen from the proxy's own machine, visitor and proxy have one address.
	if (trustProxy !== false && ip === connection && forwarded && !isNamed(connection, trustProxy))
		return failing(
			`TRUST_PROXY doesn’t name the proxy, which connects from ${connection}.`,
			`Set TRUST_PROXY to ${connection}.`,
		);
	return fine(`The site sees this machine at ${ip}.`);
}

function isNamed(address: string, ranges: readonly string[]): boolean {
	const list = new BlockList();
	for (const range of ranges) {
		const [first = "", bits] = range.split("/");
		const family = isIPv6(first) ? "ipv6" : "ipv4";
		list.addSubnet(first, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
	}
	const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
	return list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

/** Certificate that a server shows to those who connect. */
type Certificate = {
	/** Time until which it is valid. */
	until: Date;
	/** Reason why browsers refuse it; null when they do not. */
	problem: string | null;
};

const dayMs = 86_400_000;

export function judgeCertificate({ until, problem }: Certificate, { host }: URL, now: Date): CheckResult {
	const days = Math.floor((until.getTime() - now.getTime()) / dayMs);
	const todo = `Renew the certificate of ${host}, and find out why it wasn’t renewed automatically.`;
	if (days < 0) return failing(`The certificate of ${host} has expired.`, todo);
	if (problem !== null)
		return failing(
			`Browsers refuse the certificate of ${host}: ${problem}.`,
			`Install a certificate that is valid for ${host}.`,
		);
	if (days < 14)
		return warning(
			`The certificate of ${host} expires ${days === 0 ? "today" : `in ${countThings(days, "day")}`}.`,
			todo,
		);
	return fine(`The certificate of ${host} is valid for ${countThings(days, "day")}.`);
}

/** Asks a server for its certificate. @throws what the connection throws */
async function readCertificate(site: URL, signal: AbortSignal): Promise<Certificate> {
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
