import { z } from "zod";
import { momentAtSchool } from "#src/calendar/day.ts";
import { rowId } from "#src/forms/row-id.ts";

/** The acts of the editor. */
export const contentActs = [
	"save",
	"keep-mine",
	"keep-theirs",
	"publish",
	"schedule",
	"unschedule",
	"schedule-end",
	"unschedule-end",
	"take-down",
	"trash",
	"take-out",
	"discard",
	"original",
	"test",
	"undo",
] as const;
export type ContentAct = (typeof contentActs)[number];

/** Acts that show something to visitors, or take it away. */
export const publishing: ReadonlySet<ContentAct> = new Set<ContentAct>([
	"publish",
	"schedule",
	"unschedule",
	"schedule-end",
	"unschedule-end",
	"take-down",
]);

/** Acts that leave what is written in the form as it is; all others save it first. */
export const withoutTexts: ReadonlySet<ContentAct> = new Set<ContentAct>(["take-out", "discard", "original", "undo"]);

/** A time at the school, as browsers send it. @returns ISO 8601 in UTC; undefined for none */
const atSchool = z
	.string()
	.optional()
	.transform((text) => (text ? momentAtSchool(text.slice(0, 16))?.toISOString() : undefined));

/** What is sent besides the fields of the record. */
export const contentForm = z.object({
	act: z.enum(contentActs),
	/** The item's version that the member saw; none for what is not stored yet. */
	version: rowId.optional(),
	publish_at: atSchool,
	take_down_at: atSchool,
	actId: rowId.optional(),
});
export type ContentForm = z.output<typeof contentForm>;
