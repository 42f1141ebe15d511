import { describe, expect, it } from "vitest";
import {
	codeOf,
	firstOwner,
	firstSignInOf,
	officeBrowser,
	officePassword,
} from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownProcess } from "#tests/support/server/site.ts";

/** Reads what the password fields tell browsers, which hide what is typed, and password managers. */
function passwordFields(html: string) {
	return [...html.matchAll(/<input[^>]*name="password"[^>]*>/g)].map(([field]) => ({
		type: /type="([^"]*)"/.exec(field)?.[1],
		autocomplete: /autocomplete="([^"]*)"/i.exec(field)?.[1],
	}));
}

describe.each(onEngine("postgres"))("coming into the office (%s)", (engine) => {
	const site = ownProcess({}, engine);

	it("begins with the link that the start has printed, once, and then asks for a code each time", async () => {
		const link = firstSignInOf(site.output());
		const welcome = passwordFields(await (await officeBrowser(site).get(link)).text());
		expect(welcome).toEqual([{ type: "password", autocomplete: "new-password" }]);
		const door = passwordFields(await (await officeBrowser(site).get("/office/sign-in")).text());
		expect(door).toEqual([{ type: "password", autocomplete: "current-password" }]);
		const { browser, codes, authenticator, email, password } = await firstOwner(site);
		expect(codes).toHaveLength(10);
		expect((await browser.get("/office/sign-in?to=/office/cases")).headers.get("location")).toBe("/office/cases");
		expect((await officeBrowser(site).get(link)).status).toBe(410);
		expect((await officeBrowser(site).post(link, { name: "Mallory", email: "m@example.com", password })).status).toBe(
			410,
		);

		const other = officeBrowser(site);
		expect((await other.post("/office/sign-in", { email, password: "wrong" })).status).toBe(400);
		const first = await other.post("/office/sign-in", { email, password, to: "/office/cases?status=new" });
		expect(first.headers.get("location")).toBe("/office/sign-in/second?to=%2Foffice%2Fcases%3Fstatus%3Dnew");
		const before = other.cookie();
		expect((await other.post("/office/sign-in/second", { code: "000000" })).status).toBe(400);
		const code = await codeOf(authenticator, 30);
		const second = await other.post("/office/sign-in/second", { code, to: "/office/cases?status=new" });
		expect(second.headers.get("location")).toBe("/office/cases?status=new");
		expect(second.headers.getSetCookie()[0]).toMatch(/^office=[\w-]{43}; Path=\/office; HttpOnly; SameSite=Lax$/);
		expect(other.cookie()).not.toBe(before);

		const third = officeBrowser(site);
		await third.post("/office/sign-in", { email, password });
		expect((await third.post("/office/sign-in/second", { code })).status).toBe(400);
		const recovered = await third.post("/office/sign-in/second", {
			code: codes[3] ?? "",
			to: "https://evil.example/office",
		});
		expect(recovered.headers.get("location")).toBe("/office");

		await other.post("/office/sign-out");
		expect(other.cookie()).toBe("");
		expect((await other.get("/office/enrol")).headers.get("location")).toBe("/office/sign-in");
		expect((await browser.get("/office/sign-in/second")).headers.get("location")).toBe("/office");
	});

	it("ends the session that the browser had before, whichever member signs in", async () => {
		const before = await signedInMember(site, { name: "Arun Das" });
		const open = () => officeBrowser(site, before.cookie).get("/office/me");
		expect((await open()).status).toBe(200);
		const browser = officeBrowser(site, before.cookie);
		await browser.post("/office/sign-in", { email: "meera@doddabetta.example", password: officePassword });
		expect(browser.cookie()).not.toBe(before.cookie);
		expect((await open()).headers.get("location")).toBe("/office/sign-in?to=%2Foffice%2Fme");
	});

	it("answers alike, in words and headers, whether an address is a member’s or not", async () => {
		const ask = async (email: string) => {
			const answer = await officeBrowser(site).post("/office/sign-in", { email, password: "not the password" });
			// The email that was typed is in its field again.
			const text = (await answer.text()).replace(`value="${email}"`, "");
			return { status: answer.status, text, cookies: answer.headers.getSetCookie() };
		};
		const signInAnswer = await ask("meera@doddabetta.example");
		expect(signInAnswer.text).toContain("The email address or password is wrong.");
		expect(await ask("nobody@doddabetta.example")).toEqual(signInAnswer);
	});

	it("slows an account down after some failures, and says for how long", async () => {
		const browser = officeBrowser(site);
		const tries = await Promise.all(
			Array.from({ length: 6 }, () =>
				browser.post("/office/sign-in", { email: "arun@doddabetta.example", password: "x" }),
			),
		);
		expect(tries.map(({ status }) => status).toSorted()).toEqual([400, 400, 400, 400, 400, 429]);
		const slowed = tries.find(({ status }) => status === 429);
		expect(Number(slowed?.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(await slowed?.text()).toMatch(/Too many failed attempts. Try again in \d seconds./);
	});

	it("offers no one a second start", async () => {
		await site.stop();
		await site.restart();
		expect(site.output().match(/First sign-in: http/g)).toHaveLength(1);
	});
});
