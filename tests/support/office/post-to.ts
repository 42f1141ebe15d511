import type { SignedIn } from "./sign-in.ts";

export type Site = { url: string; dataDir: string; databaseUrl?: string | undefined };

/** Sends a form of the office as a member, and throws where it is refused. @returns where it leads */
export async function postTo(
	{ url }: Pick<Site, "url">,
	{ cookie }: SignedIn,
	path: string,
	fields: Record<string, string> | [string, string][],
): Promise<string> {
	const answer = await fetch(url + path, {
		method: "POST",
		headers: { cookie, "sec-fetch-site": "same-origin" },
		body: new URLSearchParams(fields),
		redirect: "manual",
	});
	if (answer.status >= 400) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
	return new URL(answer.headers.get("location") ?? path, url).pathname;
}
