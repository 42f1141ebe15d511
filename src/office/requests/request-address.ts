import { documentStacks } from "#src/admissions/judging/document-stacks.ts";
import type { ListedRequest } from "#src/admissions/requests/list-requests.server.ts";
import { triageAddress } from "#src/office/triage/triage-address.ts";
import * as officePaths from "#src/office-paths.ts";

/** Returns the address of a request's application. */
export function caseOfRequest({ applicationId }: Pick<ListedRequest, "applicationId">): string {
	return officePaths.caseOf("application", applicationId);
}

/** Returns the address at which the submitted document is judged: it comes first in its stack. */
export function judgingAddress({ field, file }: Pick<ListedRequest, "field" | "file">): string | undefined {
	const stack = documentStacks.find(({ fields }) => fields.includes(field));
	return stack && file ? triageAddress({ stack: stack.key, skipped: [], judgedCount: 0, first: file.id }) : undefined;
}
