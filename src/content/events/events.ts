import { z } from "zod";
import { addDays, isDay } from "#src/calendar/day.ts";
import { caption, day, leftOutDays, line, markdown, pictureFields, time } from "#src/fields/field-schemas.ts";
import { everyDay } from "./every-day.ts";

/** Audiences of an event: anyone, or students and staff. */
export const audiences = ["public", "school"] as const;

/** Rules by which an event repeats: each week, or each month on the same weekday or the same date. */
export const repeatRules = ["week", "month-weekday", "month-date"] as const;

/** An event repeats for three years at most. */
const maxDays = 3 * 366;

const dayFields = {
	/** The first one, of an event that repeats. */
	date: day,
	repeats: z.enum(repeatRules, "must be one of the choices").nullable().default(null),
	/** The last day on which it may be. */
	repeats_until: day.nullable().default(null),
	/** Days on which it is not, `YYYY-MM-DD` with spaces between them. */
	left_out: leftOutDays.default(""),
};

type Days = z.output<z.ZodObject<typeof dayFields>>;

/** Finds what is wrong with the days of an event that repeats, by field. */
function faultOf({ date, repeats, repeats_until: until, left_out }: Days): [keyof Days, string] | undefined {
	// Days that are none have been refused for that.
	if (!repeats || !isDay(date) || (until !== null && !isDay(until))) return undefined;
	if (until === null) return ["repeats_until", "is required if the event repeats"];
	if (until <= date) return ["repeats_until", "must be after the first day"];
	if (until > addDays(date, maxDays)) return ["repeats_until", "must be within three years of the first day"];
	const later = new Set(everyDay(date, repeats, until).slice(1));
	const isLater = left_out.split(" ").every((skippedDay) => skippedDay === "" || later.has(skippedDay));
	return isLater ? undefined : ["left_out", "must be days on which the event would be, after the first one"];
}

function checkDays(days: Days, { addIssue }: z.RefinementCtx<Days>) {
	const [field, message] = faultOf(days) ?? [];
	if (field) addIssue({ code: "custom", path: [field], message });
}

/** The days of an event alone. */
export const eventDays = z.object(dayFields).superRefine(checkDays);

/** Fields of an event that an author decides. */
export const eventFields = z
	.object({
		title: line(),
		...dayFields,
		/** Time at the school, `HH:MM`, like `ends_at`; null where it is not announced. */
		starts_at: time.nullable(),
		ends_at: time.nullable(),
		place: line(),
		open_to: z.enum(audiences, "must be one of the choices").nullable(),
		...pictureFields,
		caption,
		description: markdown,
	})
	.superRefine(checkDays);

export type EventFields = z.output<typeof eventFields>;
