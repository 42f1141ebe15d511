import { z } from "zod";
import { day, furtherPictures, line, markdown, pictureFields, whole } from "#src/fields/field-schemas.ts";

/** Fields of a student's project that an author decides. */
export const projectFields = z.object({
	title: line(),
	student: line(),
	/** Person who taught the studio. */
	teacher: line(),
	/** The degree, such as "B.Arch". */
	programme: line(60),
	/** Number from 1; the year of study follows from it. */
	semester: whole.min(1, "must be 1 or more").max(10, "must be 10 or less"),
	/** The theme of the studio. */
	studio: line(),
	/** The day of the final review. */
	date: day,
	...pictureFields,
	/** Credit where the picture is a photograph; null for the student's own drawing or model. */
	photographer: line().nullable(),
	description: markdown,
	/** The way to it: sketches, plans, sections, models. */
	pictures: furtherPictures,
});

export type ProjectFields = z.output<typeof projectFields>;

/** The year of study that a semester belongs to. */
export function studyYear({ semester }: Pick<ProjectFields, "semester">): number {
	return Math.ceil(semester / 2);
}
