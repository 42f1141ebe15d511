import type { ActionFunctionArgs } from "react-router";
import { signOut } from "#src/accounts/sign-in/sign-out.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import { endedSessionCookie } from "#src/office/session-cookie.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { goOn, sessionOf } from "./door-request.server.ts";

/** Refuses to sign out by a link, which someone else's page could follow: only a form signs out. */
export function loader() {
	return goOn(officePaths.home);
}

export async function action(args: ActionFunctionArgs) {
	const { db, siteUrl, now } = args.context.get(officeServices);
	const session = await sessionOf(args);
	if (session) await signOut(db, session, now());
	return redirectTo(officePaths.signIn(), { status: 303, headers: { "Set-Cookie": endedSessionCookie(siteUrl) } });
}
