import { data, type RouterContextProvider } from "react-router";
import type { Client } from "#src/accounts/accounts-context.ts";
import { readSession, type Session } from "#src/accounts/sessions.server.ts";
import { signOut } from "#src/accounts/sign-in/sign-out.server.ts";
import type { Given } from "#src/office/given.ts";
import { officeServices, requestFacts } from "#src/office/office-context.server.ts";
import { isOfOffice, redirectTo } from "#src/office/redirect-to.server.ts";
import { sessionCookie, sessionTokenOf } from "#src/office/session-cookie.server.ts";
import { showsInput } from "#src/office/shows-input.server.ts";
import * as officePaths from "#src/office-paths.ts";

type RequestArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** The session behind a request, whatever its state. */
export function sessionOf({ request, context }: RequestArguments): Promise<Session | undefined> {
	const { db, now, siteUrl } = context.get(officeServices);
	return readSession(db, sessionTokenOf(request, siteUrl), now(), { renew: showsInput(request) });
}

export function visitorOf({ request, context }: RequestArguments): Client {
	return { address: context.get(requestFacts).client, userAgent: request.headers.get("user-agent") ?? undefined };
}

/** The texts of a posted form; a name that is missing reads as "". */
export async function formTexts(request: Request): Promise<(name: string) => string> {
	const form = await request.formData();
	return (name) => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	};
}

/** Goes on at an address of the office; with a token, the browser gets the session. */
export function goOn({ context }: Pick<RequestArguments, "context">, address: string, token?: string): Response {
	const { siteUrl } = context.get(officeServices);
	const headers: HeadersInit = token === undefined ? {} : { "Set-Cookie": sessionCookie(token, siteUrl) };
	return redirectTo(address, { status: 303, headers });
}

/** The page of the office that was asked for before the sign-in; the first page for any other address. */
export function asked(to: string | null): string {
	if (!to || !URL.canParse(to, "http://office.invalid")) return officePaths.home;
	const { origin, pathname, search } = new URL(to, "http://office.invalid");
	const inside = origin === "http://office.invalid" && isOfOffice(pathname) && !pathname.includes("//");
	return inside ? pathname + search : officePaths.home;
}

/** Goes on with a new session, and ends the one that the browser had before, be it somebody else's. */
export async function letIn(args: RequestArguments, address: string, token: string): Promise<Response> {
	await endFormerSession(args);
	return goOn(args, address, token);
}

/** Ends the session that a request came with, unless its token is void already. */
export async function endFormerSession(args: RequestArguments): Promise<void> {
	const { db, now } = args.context.get(officeServices);
	const former = await sessionOf(args);
	if (former) await signOut(db, former, now());
}

type Refusal = { message: string; seconds?: number };

/** Shows the form again with what is wrong, and what was typed; after too many tries, with the status 429. */
export function refuse({ message, seconds }: Refusal, given?: Given) {
	const wait = seconds === undefined ? undefined : { "Retry-After": String(seconds) };
	return data({ message, ...(given && { given }) }, wait ? { status: 429, headers: wait } : { status: 400 });
}
