import { createHmac } from "node:crypto";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { failing, fine, type Probe, type ProbeResult, warning } from "#src/health/finding.ts";
import * as paths from "#src/paths.ts";
import { readSecretKey } from "#src/secrets/secret-key.server.ts";
import type { Settings } from "#src/server/settings.ts";
import { type SeenRequest, seenRequest } from "./doctor-route.ts";
import { doctorToken } from "./doctor-token.ts";

const timeoutMs = 20_000;
/** Of no one (RFC 5737): what a visitor could claim. */
const claimed = "203.0.113.77";

type Site = Pick<Settings, "siteUrl" | "trustProxy" | "payments" | "secretKey" | "dataDir">;

/** Whether the site answers at its public address, and its database behind it. */
export function readinessCheck({ siteUrl }: Pick<Site, "siteUrl">): Probe {
	return {
		name: "site",
		title: "The site",
		timeoutMs,
		async look(signal) {
			const answer = await fetch(siteUrl + paths.readiness, { signal, redirect: "manual" }).catch(() => undefined);
			if (!answer)
				return failing(
					`Nothing answers at ${siteUrl}.`,
					"See whether the site runs, and where SITE_URL and the proxy lead.",
				);
			const body: unknown = await answer.json().catch(() => undefined);
			const isOurs = typeof body === "object" && body !== null && "status" in body;
			if (!isOurs)
				return failing(
					`Something else answers at ${siteUrl} (${answer.status}).`,
					"Let the proxy pass every address to the site.",
				);
			if (answer.status !== 200)
				return failing(
					`The site at ${siteUrl} is not ready.`,
					"See its log: its database does not answer, or it is ending.",
				);
			return fine(`The site answers at ${siteUrl} and is ready.`);
		},
	};
}

/** Whether visitors come by HTTPS, and stay with it. */
export function httpsCheck({ siteUrl }: Pick<Site, "siteUrl">): Probe {
	return {
		name: "https",
		title: "HTTPS",
		timeoutMs,
		async look(signal) {
			const site = new URL(siteUrl);
			if (site.protocol === "http:") {
				if (/^(localhost|127\.|\[::1\])/.test(site.hostname)) return fine("No HTTPS is needed on this machine alone.");
				return failing(
					"Visitors come without encryption.",
					"Put a proxy with a certificate in front, and set SITE_URL to its https:// address.",
				);
			}
			const secure = await fetch(siteUrl + paths.health, { signal, redirect: "manual" });
			if (!secure.headers.has("strict-transport-security"))
				return warning(
					"The header Strict-Transport-Security does not arrive.",
					"Let the proxy pass it on, and see that the site runs with this SITE_URL.",
				);
			if (site.port !== "") return fine("Visitors come by HTTPS and stay with it.");
			const plain = await fetch(`http://${site.host}/`, { signal, redirect: "manual" }).catch(() => undefined);
			if (plain && !plain.headers.get("location")?.startsWith("https://"))
				return warning(`http://${site.host} does not lead to HTTPS.`, "Let the proxy redirect it.");
			return fine("Visitors come by HTTPS and stay with it.");
		},
	};
}

/** Whether the site knows its visitors' addresses, and believes no one who only claims one. */
export function proxyCheck(settings: Site): Probe {
	return {
		name: "proxy",
		title: "Headers of the proxy",
		timeoutMs,
		async look(signal) {
			const token = doctorToken(readSecretKey(settings), Date.now());
			const answer = await fetch(settings.siteUrl + apiUrl(apiPaths.doctorCheck(token)), {
				signal,
				headers: { "x-forwarded-for": claimed },
			});
			const seen = seenRequest.safeParse(await answer.json().catch(() => undefined));
			if (!seen.success)
				return failing(
					`The site did not know the doctor (${answer.status}).`,
					"Run the doctor with the settings of the site: SECRET_KEY or DATA_DIR, and SITE_URL.",
				);
			return judge(seen.data, settings);
		},
	};
}

function judge({ ip, connection, forwarded, host }: SeenRequest, { siteUrl, trustProxy }: Site): ProbeResult {
	const site = new URL(siteUrl);
	if (ip === claimed)
		return failing(
			"The site believes any address that a visitor claims.",
			"Let the proxy replace X-Forwarded-For or append to it, and set TRUST_PROXY to the proxy’s address alone.",
		);
	if (host !== site.host)
		return warning(`The site is asked as ${host} instead of ${site.host}.`, "Let the proxy pass the header Host on.");
	if (trustProxy === false && site.protocol === "https:")
		return failing(
			`The site counts all visitors as one, at ${connection}.`,
			`Set TRUST_PROXY to ${connection}, so that rate limits count visitors and not the proxy.`,
		);
	if (trustProxy !== false && ip === connection && forwarded)
		return failing(
			`TRUST_PROXY does not name the proxy, which asks from ${connection}.`,
			`Set TRUST_PROXY to ${connection}.`,
		);
	return fine(`The site sees this machine at ${ip}.`);
}

/** Whether a message that is signed as the provider signs comes back through the public address. */
export function webhookCheck({ siteUrl, payments }: Pick<Site, "siteUrl" | "payments">): Probe {
	return {
		name: "webhook",
		title: "Webhook of the payment provider",
		timeoutMs,
		async look(signal) {
			if (payments.mode !== "razorpay") return fine("No provider sends messages.");
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
					`A message with the right signature was refused (${right}).`,
					right === 400
						? "Run the site with the same RAZORPAY_WEBHOOK_SECRET, and let the proxy pass bodies on as they are."
						: `Let the proxy pass POST to ${url}.`,
				);
			const wrong = await post("not the secret");
			if (wrong !== 400)
				return failing(`A message with a wrong signature was answered with ${wrong}.`, `See who answers at ${url}.`);
			return fine("A signed message comes back, and one with a wrong signature is refused.");
		},
	};
}
