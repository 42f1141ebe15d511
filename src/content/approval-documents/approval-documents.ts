import { z } from "zod";
import { day, fileKey, line } from "#src/fields/field-schemas.ts";

/** Fields of an approval document that an author decides. */
export const approvalDocumentFields = z.object({
	title: line(),
	/** Body that issued it. */
	body: line().nullable(),
	/** The issuer's number or reference. */
	number: line().nullable(),
	valid_from: day.nullable(),
	/** The last day of its validity; null where it does not end. */
	valid_until: day.nullable(),
	/** The PDF's key; src/content/picture.ts knows its address. */
	file: fileKey,
});

export type ApprovalDocumentFields = z.output<typeof approvalDocumentFields>;

export type Validity = "current" | "ended" | "not begun";

/** @param today the calendar day at the school, YYYY-MM-DD */
export function validityOn(
	{ valid_from, valid_until }: Pick<ApprovalDocumentFields, "valid_from" | "valid_until">,
	today: string,
): Validity {
	if (valid_until !== null && valid_until < today) return "ended";
	return valid_from !== null && valid_from > today ? "not begun" : "current";
}
