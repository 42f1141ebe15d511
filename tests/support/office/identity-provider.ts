import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Claims = Record<string, unknown>;

/** Signatures of ID tokens that no one should accept. The secret "public key" is the provider's own, as PEM. */
export type Forgery = { alg: "none" } | { alg: "HS256"; secret: string } | { alg: "RS256"; key: KeyObject };

/** An identity provider on the loopback that signs in anyone who comes, with the claims of the test. */
export async function startIdentityProvider(clientId: string) {
	const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const jwk = { ...publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" };
	const codes = new Map<string, URLSearchParams>();
	const state: { claims: Claims; signed: Forgery; metadata: object } = {
		claims: {},
		signed: { alg: "RS256", key: privateKey },
		metadata: {},
	};
	const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

	function signatureOf(body: string): string {
		const { signed } = state;
		if (signed.alg === "none") return "";
		if (signed.alg === "RS256") return sign("sha256", Buffer.from(body), signed.key).toString("base64url");
		const publicPem = publicKey.export({ type: "spki", format: "pem" });
		return createHmac("sha256", signed.secret === "public key" ? publicPem : signed.secret)
			.update(body)
			.digest("base64url");
	}

	function idToken(searchParams: URLSearchParams): string {
		const now = Math.floor(Date.now() / 1000);
		const standard = { iss: issuer, aud: clientId, iat: now, exp: now + 60, nonce: searchParams.get("nonce") };
		const body = `${encode({ alg: state.signed.alg, kid: "1" })}.${encode({ ...standard, ...state.claims })}`;
		return `${body}.${signatureOf(body)}`;
	}

	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
		const json = (value: unknown, status = 200) =>
			response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
		if (pathname === "/.well-known/openid-configuration")
			return json({
				issuer,
				authorization_endpoint: `${issuer}/authorize`,
				token_endpoint: `${issuer}/token`,
				jwks_uri: `${issuer}/keys`,
				response_types_supported: ["code"],
				subject_types_supported: ["public"],
				id_token_signing_alg_values_supported: ["RS256"],
				code_challenge_methods_supported: ["S256"],
				...state.metadata,
			});
		if (pathname === "/keys") return json({ keys: [jwk] });
		if (pathname === "/authorize") {
			const code = crypto.randomUUID();
			codes.set(code, searchParams);
			const back = new URL(searchParams.get("redirect_uri") ?? "");
			back.search = String(new URLSearchParams({ code, state: searchParams.get("state") ?? "" }));
			return response.writeHead(303, { location: back.href }).end();
		}
		const givenSearchParams = new URLSearchParams(await text(request));
		const requestedSearchParams = codes.get(givenSearchParams.get("code") ?? "");
		codes.delete(givenSearchParams.get("code") ?? "");
		const verifier = new TextEncoder().encode(givenSearchParams.get("code_verifier") ?? "");
		const challenge = Buffer.from(await crypto.subtle.digest("SHA-256", verifier)).toString("base64url");
		if (!requestedSearchParams || requestedSearchParams.get("code_challenge") !== challenge)
			return json({ error: "invalid_grant" }, 400);
		return json({ access_token: "a", token_type: "Bearer", expires_in: 60, id_token: idToken(requestedSearchParams) });
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		issuer,
		/** Sets what the next ID tokens say. */
		say: (claims: Claims) => {
			state.claims = claims;
		},
		/** Signs the next ID tokens otherwise: with a key that no one knows, unless the test has another way. */
		forge: (how?: Forgery) => {
			state.signed = how ?? {
				alg: "RS256",
				key: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey,
			};
		},
		/** Sets what the provider says of itself in addition, or differently. */
		describe: (metadata: object) => {
			state.metadata = metadata;
		},
		close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
	};
}
