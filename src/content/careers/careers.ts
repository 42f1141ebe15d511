import { z } from "zod";
import { day, line, markdown, plainLines, whole } from "#src/fields/field-schemas.ts";

/** Fields of a job opening that an author decides. */
export const careerFields = z
	.object({
		title: line(),
		qualification: line(500),
		/** Experience in years, like `experience_max`. */
		experience_min: whole,
		experience_max: whole,
		vacancies: whole,
		place: line(),
		duration: line(),
		posted_on: day,
		/** The last day on which someone may apply. */
		last_date: day,
		notes: plainLines,
		description: markdown,
	})
	.refine((career) => career.experience_min <= career.experience_max, {
		path: ["experience_max"],
		message: "must not be less than the minimum experience",
	})
	.refine((career) => career.posted_on <= career.last_date, {
		path: ["last_date"],
		message: "must not be before the day of posting",
	});

export type CareerFields = z.output<typeof careerFields>;

/** Tells whether one may still apply. @param today `YYYY-MM-DD` at the school */
export function isOpen({ last_date }: Pick<CareerFields, "last_date">, today: string): boolean {
	return last_date >= today;
}
