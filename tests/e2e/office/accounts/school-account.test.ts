import { afterAll, beforeAll, expect, it } from "vitest";
import { startIdentityProvider } from "#tests/support/office/identity-provider.ts";
import { invitationLink } from "#tests/support/office/invitation-link.ts";
import { codeOf, enrol, firstOwner, type OfficeBrowser, officeBrowser } from "#tests/support/office/office-browser.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let site: RunningServer;

beforeAll(async () => {
	provider = await startIdentityProvider("office");
	site = await startServer("sqlite", {
		DEMO: "off",
		OIDC_ISSUER: provider.issuer,
		OIDC_CLIENT_ID: "office",
		OIDC_CLIENT_SECRET: "secret",
		OIDC_DOMAIN: "school.example",
	});
});
afterAll(async () => {
	await site.drop();
	await provider.close();
});

const priya = { sub: "117", email: "priya@school.example", email_verified: true, hd: "school.example" };

/** Returns the address to which the provider sends the browser back. */
async function authorized(browser: OfficeBrowser, query = ""): Promise<string> {
	const away = (await browser.get(`/office/school-account${query}`)).headers.get("location") ?? "";
	const back = (await fetch(away, { redirect: "manual" })).headers.get("location") ?? "";
	const { pathname, search } = new URL(back);
	return pathname + search;
}

const comeBack = async (browser: OfficeBrowser, query = "") => browser.get(await authorized(browser, query));

it("lets an invited member in by the school’s account, and asks for a second key all the same", async () => {
	provider.say(priya);
	const stranger = officeBrowser(site);
	expect((await comeBack(stranger)).status).toBe(403);

	const owner = await firstOwner(site);
	await owner.browser.post("/office/settings/members", { act: "invite", email: priya.email, role: "viewer" });
	const token = (await invitationLink(site, priya.email)).replace(/.*\//, "");
	provider.say({ ...priya, sub: "200", email: "arun@school.example" });
	expect((await comeBack(officeBrowser(site), `?invitation=${token}`)).status).toBe(403);

	provider.say(priya);
	const browser = officeBrowser(site);
	const accepted = await comeBack(browser, `?invitation=${token}`);
	expect(accepted.headers.get("location")).toBe("/office/enrol");
	const { authenticator } = await enrol(browser);

	const again = officeBrowser(site);
	const back = await comeBack(again, "?to=/office/me");
	expect(back.headers.get("location")).toBe("/office/sign-in/second?to=%2Foffice%2Fme");
	expect((await again.get("/office/me")).status).toBe(302);
	const codeForm = { code: await codeOf(authenticator, 30), to: "/office/me" };
	expect((await again.post("/office/sign-in/second", codeForm)).headers.get("location")).toBe("/office/me");
});

it.each([
	["an address that nobody has verified", { ...priya, email_verified: false }],
	["an address elsewhere", { ...priya, email: "priya@example.com" }],
	["another school’s account", { ...priya, hd: "other.example" }],
	["another account with a member’s address", { ...priya, sub: "118" }],
	["the answer to another request", { ...priya, nonce: "another" }],
	["an answer for another site", { ...priya, aud: "other" }],
	["an answer of another provider", { ...priya, iss: "https://evil.example" }],
	["an answer whose time is over", { ...priya, exp: 1 }],
])("does not take %s", async (_what, claims) => {
	provider.say(claims);
	const answer = await comeBack(officeBrowser(site));
	expect(answer.status).toBe(403);
	expect(await answer.text()).toContain("This account has no access");
});

it("takes an answer once, from the browser that asked, with the state that was given to it", async () => {
	provider.say(priya);
	const browser = officeBrowser(site);
	const address = await authorized(browser);
	expect((await officeBrowser(site).get(address)).status).toBe(403);
	expect((await browser.get(address)).status).toBe(303);
	expect((await browser.get(address)).status).toBe(403);
	const other = officeBrowser(site);
	const forged = (await authorized(other)).replace(/state=[^&]+/, "state=forged");
	expect((await other.get(forged)).status).toBe(403);
});

it("does not take an answer that is signed by someone else", async () => {
	provider.say(priya);
	provider.forge();
	expect((await comeBack(officeBrowser(site))).status).toBe(403);
});
