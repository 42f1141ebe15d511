import { z } from "zod";
import { fileKey, line, markdown, optionalLine, pictureFields, plainLines, yesNo } from "#src/fields/field-schemas.ts";
import { link } from "#src/school/schema/text-fields.ts";

/** Kinds of records whose latest a page can list. */
export const listedKinds = ["news", "events", "blogs", "projects", "gallery", "careers"] as const;

/** Part of a page, under a heading: whatever it has is shown in this order. */
const section = z.object({
	heading: optionalLine(120).default(""),
	text: markdown.nullable().default(null),
	pictures: z.array(z.object(pictureFields)).max(12, "must be at most 12").default([]),
	film: fileKey.nullable().default(null),
	numbers: z
		.array(z.object({ value: line(20), label: line(80) }))
		.max(8, "must be at most 8")
		.default([]),
	/** People, by the end of the address of each one's page. */
	people: z.array(line(120)).max(24, "must be at most 24").default([]),
	/** People who have no page: whom to ask, and when. */
	guides: z
		.array(z.object({ name: line(80), about: line(200), hours: optionalLine(120).default("") }))
		.max(24, "must be at most 24")
		.default([]),
	list: z.enum(listedKinds, "must be one of the choices").nullable().default(null),
	questions: z
		.array(z.object({ question: line(), answer: plainLines.min(1, "must not be empty") }))
		.max(20, "must be at most 20")
		.default([]),
	/** A button: where it leads, and what it says. */
	button: z
		.object({ label: line(40), link: link() })
		.nullable()
		.default(null),
	/** The form for a quick enquiry. */
	form: z.boolean().default(false),
});

/** Fields of a page of the school's own that an author decides. */
export const pageFields = z.object({
	title: line(120),
	/** Text under the title. */
	lead: optionalLine(300).default(""),
	/** Description for search engines: the text under the title, if it is empty. */
	description: optionalLine(300).default(""),
	/** Menus and the footer lead to it. */
	in_menu: yesNo.default(0),
	sections: z.array(section).min(1, "must have a section").max(30, "must be at most 30"),
});

export type PageSection = z.output<typeof section>;
