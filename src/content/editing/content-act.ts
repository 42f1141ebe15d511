import type { z } from "zod";
import type { ContentItem } from "./content-item.ts";

/** Author of an act: a member of the office, the clock for what was scheduled, or the integration of a token. */
export type By = { id: number | null; name: string; tokenId?: number };

/** `seen` is the item's version that the member saw: what others have changed since is a conflict. */
export type OnItem = { itemId: number; seen?: number | undefined; by: By };

/** Fault of a field, with the message of its schema; an empty path is about the whole. */
export type FieldIssue = { path: string; message: string };

/** `actId` is null where nothing had to be recorded. */
export type ContentActResult =
	| { ok: true; actId: number | null; item: ContentItem }
	| { ok: false; reason: "gone" | "refused"; message: string }
	| { ok: false; reason: "invalid"; message: string; issues: FieldIssue[] }
	| { ok: false; reason: "conflict"; message: string; item: ContentItem };

export const goneItem: ContentActResult = {
	ok: false,
	reason: "gone",
	message: "We can’t find this. Items in the trash are deleted after 30 days.",
};

/** Message that says why a text of which there is only one stays. */
export const alwaysThere = "Every website needs this text. You can change it, but not remove it.";

export function refuse(message: string): ContentActResult {
	return { ok: false, reason: "refused", message };
}

export function conflict(item: ContentItem): ContentActResult {
	const message = `${item.changed_by} changed this in the meantime.`;
	return { ok: false, reason: "conflict", message, item };
}

const notReady = "Something is missing or wrong.";

export function invalid(error: z.ZodError): ContentActResult {
	const issues = error.issues.map(({ path, message }) => ({ path: path.map(String).join("."), message }));
	return { ok: false, reason: "invalid", message: notReady, issues };
}

/** The same for what no schema knows. */
export function invalidFields(faults: readonly { field: string; message: string }[]): ContentActResult {
	const issues = faults.map(({ field: path, message }) => ({ path, message }));
	return { ok: false, reason: "invalid", message: notReady, issues };
}
