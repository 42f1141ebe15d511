import type { Configuration } from "openid-client";

export type IdentityProviderSettings = {
	issuer: string;
	clientId: string;
	clientSecret: string;
	/** Domain of the school's addresses, such as "school.example". */
	domain: string;
};

/** Values that a browser is sent away with, and against which its return is checked. */
type SignOnRequest = { state: string; nonce: string; verifier: string };

/** Someone whom the provider vouches for. */
export type SchoolAccount = { subject: string; email: string };

/** The school's identity provider (OpenID Connect): Google, Microsoft or any other. */
export type IdentityProvider = {
	/** @returns the address to which a browser is sent, and what to remember for its return */
	begin: () => Promise<{ url: string; request: SignOnRequest }>;
	/**
	 * @param returned the address with which the browser came back
	 * @returns undefined when the answer is not for this request, or not about a verified address of the school
	 */
	finish: (returned: URL, request: SignOnRequest) => Promise<SchoolAccount | undefined>;
};

/** The provider is asked about itself when it is first needed, and again after a failure. */
export function openIdentityProvider(settings: IdentityProviderSettings, returnUrl: string): IdentityProvider {
	let known: Promise<Configuration> | undefined;
	const configuration = () => {
		known ??= discover(settings).catch((error) => {
			known = undefined;
			throw error;
		});
		return known;
	};
	return {
		async begin() {
			const client = await import("openid-client");
			const request = {
				state: client.randomState(),
				nonce: client.randomNonce(),
				verifier: client.randomPKCECodeVerifier(),
			};
			const url = client.buildAuthorizationUrl(await configuration(), {
				redirect_uri: returnUrl,
				scope: "openid email profile",
				state: request.state,
				nonce: request.nonce,
				code_challenge: await client.calculatePKCECodeChallenge(request.verifier),
				code_challenge_method: "S256",
				// Google shows the school's accounts alone; others ignore it.
				hd: settings.domain,
			});
			return { url: url.href, request };
		},
		async finish(returnedUrl, { state, nonce, verifier }) {
			const client = await import("openid-client");
			const config = await configuration();
			const checks = {
				pkceCodeVerifier: verifier,
				expectedState: state,
				expectedNonce: nonce,
				idTokenExpected: true,
			};
			const tokens = await client
				.authorizationCodeGrant(config, new URL(returnedUrl.search, returnUrl), checks)
				.catch(() => undefined);
			const claims = tokens?.claims();
			return claims && schoolAccount(claims, settings.domain);
		},
	};
}

async function discover({ issuer, clientId, clientSecret }: IdentityProviderSettings): Promise<Configuration> {
	const client = await import("openid-client");
	const server = new URL(issuer);
	const local = server.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(server.hostname);
	const execute = [client.enableNonRepudiationChecks, ...(local ? [client.allowInsecureRequests] : [])];
	return client.discovery(server, clientId, clientSecret, undefined, { execute });
}

type Claims = { iss: string; sub: string; [name: string]: unknown };

function schoolAccount({ iss, sub, email, email_verified, hd }: Claims, domain: string): SchoolAccount | undefined {
	if (typeof email !== "string" || email_verified !== true) return undefined;
	if (!email.toLowerCase().endsWith(`@${domain}`)) return undefined;
	if (hd !== undefined && hd !== domain) return undefined;
	return { subject: `${iss} ${sub}`, email };
}
