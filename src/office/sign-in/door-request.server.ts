import { data, type RouterContextProvider } from "react-router";
import type { Client } from "#src/accounts/accounts-context.ts";
import { readSession, type Session } from "#src/accounts/sessions.server.ts";
import { signOut } from "#src/accounts/sign-in/sign-out.server.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { deviceCookie, deviceOfRequest } from "#src/office/device-cookie.server.ts";
import type { SubmittedValues } from "#src/office/kit/acts/act-answer.ts";
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
	const device = deviceOfRequest(request, context.get(officeServices).siteUrl);
	const userAgent = request.headers.get("user-agent") ?? undefined;
	return { address: context.get(requestFacts).client, userAgent, device };
}

/** The texts of a posted form; a name that is missing reads as "". */
export async function formTexts(request: Request): Promise<(name: string) => string> {
	const texts = textsIn(await request.formData());
	return (name) => texts[name] ?? "";
}

/** Goes on at an address of the office. */
export function goOn(address: string): Response {
	return redirectTo(address, { status: 303 });
}

/** Goes on at an address of the office with a session. */
export async function goIn(args: RequestArguments, address: string, token: string): Promise<Response> {
	return redirectTo(address, { status: 303, headers: await sessionHeaders(args, token) });
}

/** Builds the headers that give a browser its session; a fully signed-in session also makes the browser known. */
export async function sessionHeaders({ request, context }: RequestArguments, token: string): Promise<Headers> {
	const services = context.get(officeServices);
	const headers = new Headers({ "Set-Cookie": sessionCookie(token, services.siteUrl) });
	const session = await readSession(services.db, token, services.now());
	if (session?.state === "full") headers.append("Set-Cookie", await deviceCookie(services, request, session.member.id));
	return headers;
}

/** The page of the office that was asked for before the sign-in; the first page for any other address. */
export function pageOfOffice(to: string | null): string {
	if (!to || !URL.canParse(to, "http://office.invalid")) return officePaths.home;
	const { origin, pathname, search } = new URL(to, "http://office.invalid");
	const inside = origin === "http://office.invalid" && isOfOffice(pathname) && !pathname.includes("//");
	return inside ? pathname + search : officePaths.home;
}

/** Goes on with a new session, and ends the one that the browser had before, be it someone else's. */
export async function letIn(args: RequestArguments, address: string, token: string): Promise<Response> {
	await endFormerSession(args);
	return goIn(args, address, token);
}

/** Ends the session that a request came with, unless its token is void already. */
export async function endFormerSession(args: RequestArguments): Promise<void> {
	const { db, now } = args.context.get(officeServices);
	const former = await sessionOf(args);
	if (former) await signOut(db, former, now());
}

type Refusal = { message: string; seconds?: number };

/** Shows the form again with what is wrong, and what was typed; after too many tries, with the status 429. */
export function refuse({ message, seconds }: Refusal, givenValues?: SubmittedValues) {
	const wait = seconds === undefined ? undefined : { "Retry-After": String(seconds) };
	return data(
		{ message, ...(givenValues && { given: givenValues }) },
		wait ? { status: 429, headers: wait } : { status: 400 },
	);
}
