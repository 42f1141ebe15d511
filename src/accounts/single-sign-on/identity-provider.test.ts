import { generateKeyPairSync } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { type Forgery, startIdentityProvider } from "#tests/support/office/identity-provider.ts";
import { openIdentityProvider } from "./identity-provider.server.ts";

const returnUrl = "http://localhost:3000/office/school-account/return";
const priya = { sub: "117", email: "priya@school.example", email_verified: true };

/** A provider, and what someone is known by who comes back from it. */
async function signOn(forgery?: Forgery, overrides: { metadata?: object; issuer?: (issuer: string) => string } = {}) {
	const peer = await startIdentityProvider("office");
	onTestFinished(() => peer.close());
	peer.say(priya);
	if (forgery) peer.forge(forgery);
	if (overrides.metadata) peer.describe(overrides.metadata);
	const issuer = overrides.issuer?.(peer.issuer) ?? peer.issuer;
	const settings = { issuer, clientId: "office", clientSecret: "secret", domain: "school.example" };
	const provider = openIdentityProvider(settings, returnUrl);
	const { url, request } = await provider.begin();
	const back = (await fetch(url, { redirect: "manual" })).headers.get("location") ?? "";
	return provider.finish(new URL(back), request);
}

it("knows someone by an ID token that the provider has signed", async () => {
	expect(await signOn()).toMatchObject({ email: priya.email, subject: expect.stringMatching(/ 117$/) });
});

it.each<[string, Forgery]>([
	["is signed by nobody (none)", { alg: "none" }],
	["is signed with the client’s secret (HS256)", { alg: "HS256", secret: "secret" }],
	["is signed with the provider’s public key as a secret (HS256)", { alg: "HS256", secret: "public key" }],
	["is signed by another key", { alg: "RS256", key: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey }],
])("takes no ID token that %s", async (_what, forgery) => {
	expect(await signOn(forgery)).toBeUndefined();
});

it("takes no metadata in which another issuer stands", async () => {
	await expect(signOn(undefined, { metadata: { issuer: "https://evil.example" } })).rejects.toThrow();
	await expect(signOn(undefined, { issuer: (issuer) => issuer.replace("127.0.0.1", "localhost") })).rejects.toThrow();
});
