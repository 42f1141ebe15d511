import { expect, it } from "vitest";
import { isRail, railCookie } from "./frame/rail-cookie.server.ts";
import { endedSessionCookie, sessionCookie, sessionTokenOf } from "./session-cookie.server.ts";
import { signOnCookie, signOnTokenOf } from "./sign-in/sign-on-cookie.server.ts";

const secure = "https://www.school.example";
const local = "http://localhost:3000";
const asking = (cookie: string) => new Request(`${secure}/office`, { headers: { cookie } });

it("a cookie of the office is this host’s alone, for HTTPS and for no script", () => {
	const session = [sessionCookie("abc", secure), endedSessionCookie(secure)];
	const cookies = [...session, signOnCookie("abc", secure), railCookie(true, secure)];
	for (const cookie of cookies) {
		const [pair = "", ...attributes] = cookie.split("; ");
		expect(pair).toMatch(/^__Host-office(-sign-on|-rail)?=(abc|1)?$/);
		expect(attributes).toEqual(expect.arrayContaining(["Path=/", "Secure", "HttpOnly", "SameSite=Lax"]));
		expect(cookie).not.toContain("Domain");
	}
});

it("is not taken under a name that another host or plain HTTP could set", () => {
	expect(sessionTokenOf(asking("a=b; __Host-office=abc"), secure)).toBe("abc");
	expect(sessionTokenOf(asking("office=abc; __Secure-office=abc"), secure)).toBeUndefined();
	expect(signOnTokenOf(asking("__Host-office-sign-on=abc"), secure)).toBe("abc");
	expect(signOnTokenOf(asking("office-sign-on=abc"), secure)).toBe("");
	expect(isRail(asking("a=b; __Host-office-rail=1"), secure)).toBe(true);
	expect(isRail(asking("__Host-office-rail=0; office-rail=1"), secure)).toBe(false);
});

it("has no prefix on a laptop without HTTPS, where browsers would refuse it", () => {
	expect(sessionCookie("abc", local)).toBe("office=abc; Path=/office; HttpOnly; SameSite=Lax");
	expect(signOnCookie("abc", local)).toMatch(/^office-sign-on=abc; Path=\/office\/[a-z-]+; Max-Age=300; HttpOnly/);
	expect(railCookie(false, local)).toBe("office-rail=0; Path=/office; Max-Age=31536000; HttpOnly; SameSite=Lax");
	expect(sessionTokenOf(asking("office=abc"), local)).toBe("abc");
	expect(isRail(asking("office-rail=1"), local)).toBe(true);
});
