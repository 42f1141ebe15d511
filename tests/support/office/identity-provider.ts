import { generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Claims = Record<string, unknown>;

/** An identity provider on the loopback that signs in whoever comes, with the claims of the test. */
export async function startIdentityProvider(clientId: string) {
	const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const jwk = { ...publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" };
	const codes = new Map<string, URLSearchParams>();
	const state: { claims: Claims; signWith: typeof privateKey } = { claims: {}, signWith: privateKey };
	const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

	function idToken(asked: URLSearchParams): string {
		const now = Math.floor(Date.now() / 1000);
		const standard = { iss: issuer, aud: clientId, iat: now, exp: now + 60, nonce: asked.get("nonce") };
		const body = `${encode({ alg: "RS256", kid: "1" })}.${encode({ ...standard, ...state.claims })}`;
		return `${body}.${sign("sha256", Buffer.from(body), state.signWith).toString("base64url")}`;
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
			});
		if (pathname === "/keys") return json({ keys: [jwk] });
		if (pathname === "/authorize") {
			const code = crypto.randomUUID();
			codes.set(code, searchParams);
			const back = new URL(searchParams.get("redirect_uri") ?? "");
			back.search = String(new URLSearchParams({ code, state: searchParams.get("state") ?? "" }));
			return response.writeHead(303, { location: back.href }).end();
		}
		const given = new URLSearchParams(await text(request));
		const asked = codes.get(given.get("code") ?? "");
		codes.delete(given.get("code") ?? "");
		const verifier = new TextEncoder().encode(given.get("code_verifier") ?? "");
		const challenge = Buffer.from(await crypto.subtle.digest("SHA-256", verifier)).toString("base64url");
		if (!asked || asked.get("code_challenge") !== challenge) return json({ error: "invalid_grant" }, 400);
		return json({ access_token: "a", token_type: "Bearer", expires_in: 60, id_token: idToken(asked) });
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		issuer,
		/** What the next ID tokens say. */
		say: (claims: Claims) => {
			state.claims = claims;
		},
		/** Signs the next ID tokens with a key that nobody knows. */
		forge: () => {
			state.signWith = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
		},
		close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
	};
}
