import { redirect } from "react-router";

/**
 * A redirect within the office, for loaders and actions, by its full address: React Router prefixes theirs with the
 * office's base. Redirects of middleware it leaves as they are.
 */
export function redirectTo(address: string, init?: ResponseInit): Response {
	return redirect(address.replace(/^\/office(?=\/|\?|$)/, "") || "/", init);
}
