import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { may, type Permission } from "#src/accounts/may.ts";
import type { Member } from "#src/accounts/member.ts";
import { readSession, type Session } from "#src/accounts/sessions.server.ts";
import { officeServices, requestFacts } from "#src/office/office-context.server.ts";
import { sessionTokenOf } from "#src/office/session-cookie.server.ts";
import { showsInput } from "#src/office/shows-input.server.ts";
import * as officePaths from "#src/office-paths.ts";

/** The session of a request to a page that only members see. */
export const memberSession = createContext<Session>();

/**
 * Lets no one pass but a member whose session is full. Others are sent to where they go on: to sign in, to give their
 * second factor, or to enrol one.
 */
export const requireMember: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const { db, now, siteUrl } = context.get(officeServices);
	const renew = showsInput(request);
	const session = await readSession(db, sessionTokenOf(request, siteUrl), now(), { renew });
	// Addresses in full: redirects of middleware are not prefixed with the office's base.
	if (!session) throw redirect(officePaths.signIn(returnTo(request)));
	if (session.state === "second") throw redirect(officePaths.second(returnTo(request)));
	if (session.state === "enrol") throw redirect(officePaths.enrol());
	context.set(memberSession, session);
	return next();
};

/** Returns the address to continue at after signing in: the requested page, never a form's address. */
function returnTo(request: Request): string {
	const { pathname, search } = new URL(request.url);
	if (request.method !== "GET" || pathname === officePaths.home) return "";
	return pathname + search;
}

type Context = Readonly<RouterContextProvider>;

/** The member of a request; those who lack the permission get a page that says so, and the log has it. */
export function allow(context: Context, permission: Permission): Member {
	const { member } = context.get(memberSession);
	if (may(member, permission)) return member;
	throw forbid(context, permission);
}

/** The answer to a member who lacks a permission; the log has it. */
export function forbid(context: Context, permission: string) {
	const { member } = context.get(memberSession);
	context.get(officeServices).reportRefused({ member: member.id, act: permission }, context.get(requestFacts).id);
	return data(`Your role, ${member.role}, doesn’t include this. An owner can change your role.`, { status: 403 });
}
