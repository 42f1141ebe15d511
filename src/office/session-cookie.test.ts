import { expect, it } from "vitest";
import { endedSessionCookie, sessionCookie, sessionTokenOf } from "./session-cookie.server.ts";
import { signOnCookie, signOnTokenOf } from "./sign-in/sign-on-cookie.server.ts";

const secure = "https://www.school.example";
const local = "http://localhost:3000";
const asking = (cookie: string) => new Request(`${secure}/office`, { headers: { cookie } });

it("a cookie of the office is this host’s alone, for HTTPS and for no script", () => {
	const session = [sessionCookie("abc", secure), endedSessionCookie(secure)];
	const cookies = [...session, signOnCookie("abc", secure)];
	for (const cookie of cookies) {
		const [pair = "", ...attributes] = cookie.split("; ");
		expect(pair).toMatch(/^__Host-office(-sign-on)?=(abc)?$/);
		expect(attributes).toEqual(expect.arrayContaining(["Path=/", "Secure", "HttpOnly", "SameSite=Lax"]));
		expect(cookie).not.toContain("Domain");
	}
});

it("is not taken under a name that another host or plain HTTP could set", () => {
	expect(sessionTokenOf(asking("a=b; __Host-office=abc"), secure)).toBe("abc");
	expect(sessionTokenOf(asking("office=abc; __Secure-office=abc"), secure)).toBeUndefined();
	expect(signOnTokenOf(asking("__Host-office-sign-on=abc"), secure)).toBe("abc");
	expect(signOnTokenOf(asking("office-sign-on=abc"), secure)).toBe("");
});

it("has no prefix on a laptop without HTTPS, where browsers would refuse it", () => {
	expect(sessionCookie("abc", local)).toBe("office=abc; Path=/office; HttpOnly; SameSite=Lax");
	expect(signOnCookie("abc", local)).toMatch(/^office-sign-on=abc; Path=\/office\/[a-z-]+; Max-Age=300; HttpOnly/);
	expect(sessionTokenOf(asking("office=abc"), local)).toBe("abc");
});
