import type { RouterContextProvider } from "react-router";
import { isProofFresh } from "#src/accounts/sessions.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";

type RequestArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** Tells whether the member of a request has proved within ten minutes to be there. */
export function hasFreshProof({ context }: Pick<RequestArguments, "context">): boolean {
	return isProofFresh(context.get(memberSession), context.get(officeServices).now());
}

/**
 * Asks for a proof before an act that needs one, and comes back to the page. Its loader calls this as well as its
 * action, so that no filled form is lost.
 */
export function requireProof(args: RequestArguments): void {
	if (hasFreshProof(args)) return;
	const { pathname, search } = new URL(args.request.url);
	throw redirectTo(officePaths.proof(pathname + search), { status: 303 });
}
