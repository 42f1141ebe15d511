import { generate } from "otplib";

/** Plain browser for the office's pages: it follows nothing on its own and holds the session's cookie. */
export type OfficeBrowser = {
	get: (path: string) => Promise<Response>;
	post: (path: string, fields?: Record<string, string> | FormData) => Promise<Response>;
	/** The session's, as the header `Cookie` has it; empty before the sign-in. */
	cookie: () => string;
};

export function officeBrowser(site: { url: string }, givenCookie = ""): OfficeBrowser {
	const cookies = new Map(givenCookie ? [givenCookie.split("=", 2) as [string, string]] : []);
	const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	async function ask(path: string, init: RequestInit): Promise<Response> {
		const headers = { ...init.headers, cookie: cookie() };
		const answer = await fetch(new URL(path, site.url), { ...init, headers, redirect: "manual" });
		for (const line of answer.headers.getSetCookie()) {
			const [name = "", value = ""] = line.split(";", 1)[0]?.split("=", 2) ?? [];
			if (value) cookies.set(name, value);
			else cookies.delete(name);
		}
		return answer;
	}
	return {
		get: (path) => ask(path, {}),
		post: (path, fields = {}) =>
			ask(path, {
				method: "POST",
				body: fields instanceof FormData ? fields : new URLSearchParams(fields),
				headers: { "sec-fetch-site": "same-origin" },
			}),
		cookie: () => (cookies.has("office") ? `office=${cookies.get("office")}` : ""),
	};
}

export const officePassword = "quiet eucalyptus 41";

/** The link that a process without members prints at its start. */
export function firstSignInOf(output: string): string {
	const link = output.match(/^First sign-in: (\S+)$/m)?.[1];
	if (!link) throw new Error("The process has not printed a first sign-in.");
	const { pathname, search } = new URL(link);
	return pathname + search;
}

/** The `otpauth:` address that a page shows. */
export function authenticatorOn(html: string): string {
	const address = html.match(/otpauth:[^<"\s]+/)?.[0];
	if (!address) throw new Error("The page shows no authenticator.");
	return address.replaceAll("&amp;", "&");
}

/** The code that an authenticator shows, now or so many seconds from now. */
export function codeOf(authenticator: string, later = 0): Promise<string> {
	const secret = new URL(authenticator).searchParams.get("secret") ?? "";
	return generate({ secret, epoch: Math.floor(Date.now() / 1000) + later });
}

/**
 * Enrols an authenticator in a browser that has come so far.
 * @returns its `otpauth:` address, and the recovery codes
 */
export async function enrol(browser: OfficeBrowser): Promise<{ authenticator: string; codes: string[] }> {
	const authenticator = authenticatorOn(await (await browser.get("/office/enrol")).text());
	const answer = await browser.post("/office/enrol", { code: await codeOf(authenticator) });
	const codes = [...(await answer.text()).matchAll(/<code>([a-z0-9-]{29})<\/code>/g)].map(([, code = ""]) => code);
	if (answer.status !== 200) throw new Error(`The enrolment was answered with ${answer.status}.`);
	return { authenticator, codes };
}

/** A browser in which the first owner of a new site has signed in. */
export async function firstOwner(site: { url: string; output: () => string }) {
	const browser = officeBrowser(site);
	const credentials = { name: "Meera Nair", email: "meera@doddabetta.example", password: officePassword };
	const answer = await browser.post(firstSignInOf(site.output()), credentials);
	if (answer.status !== 303) throw new Error(`The first owner was answered with ${answer.status}.`);
	return { ...credentials, browser, ...(await enrol(browser)) };
}
