import { z } from "zod";
import { isDay } from "#src/calendar/day.ts";
import { westernDigits } from "#src/formatting/typed-text.ts";
import { asControl } from "./control.ts";
import { makeOnce } from "./make-once.ts";

/** Schemas that several content types share: one line of text, Markdown, a day, a picture. */

/** A line that may be empty. */
export const optionalLine = makeOnce((max: number = 200) =>
	z
		.string()
		.trim()
		.max(max, `must have at most ${max} characters`)
		.regex(/^\P{Cc}*$/u, "must be one line"),
);

export const line = makeOnce((max: number = 200) => optionalLine(max).min(1, "must not be empty"));

export const markdown = asControl(
	"markdown",
	z
		.string()
		.trim()
		.min(1, "must not be empty")
		.max(20_000, "must have at most 20000 characters")
		.regex(/^[^\0]*$/, "must be text"),
);

/** Lines without markup, which may be empty. */
export const plainLines = asControl(
	"lines",
	z
		.string()
		.trim()
		.max(1000, "must have at most 1000 characters")
		.regex(/^[^\0]*$/, "must be text"),
);

export const day = asControl("day", z.string().refine(isDay, "must be a date as YYYY-MM-DD"));

/** Days with spaces between them, soonest first; written with lines, spaces or commas between them. */
export const leftOutDays = asControl(
	"lines",
	z
		.string()
		.max(2000, "must have at most 2000 characters")
		.transform((text) =>
			[
				...new Set(
					westernDigits(text)
						.split(/[\s,;]+/)
						.filter(Boolean),
				),
			]
				.toSorted()
				.join(" "),
		)
		.refine((days) => days === "" || days.split(" ").every(isDay), "must be dates as YYYY-MM-DD"),
);

export const time = asControl("time", z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time as HH:MM"));

export const whole = z.int("must be a whole number").min(0, "must be 0 or more").max(100_000, "must be 100000 or less");

/** Stored as 1 or 0. */
export const yesNo = asControl(
	"yes-no",
	z.union([z.boolean(), z.literal([0, 1])]).transform((on): 0 | 1 => (on ? 1 : 0)),
);

const key = () =>
	z
		.string()
		.max(120, "must have at most 120 characters")
		.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must have lower-case letters, digits and hyphens only");

/** The name of a file that the site serves, without folder and extension. */
export const fileKey = asControl("file", key());

export const pictureFields = {
	/** The picture's key; src/content/picture.ts knows its files. */
	picture: asControl("picture", key()),
	/** The alternative text. */
	picture_alt: line(300),
};

/** Caption below a picture; empty for none. */
export const caption = optionalLine(300).default("");

/** Further pictures of a record, in the order of its page. */
export const furtherPictures = z
	.array(z.object({ ...pictureFields, caption }))
	.max(12, "must be at most 12")
	.default([]);
