import { redirectTo } from "./redirect-to.server.ts";

/** /office itself: the desk. */
export function loader() {
	return redirectTo("/office/cases");
}
