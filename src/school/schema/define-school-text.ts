import type { z } from "zod";
import type { ContentType } from "#src/content/content-type.ts";
import type { Letter } from "#src/school/letters/define-letter.ts";
import { officeOf } from "./office-of.ts";

/** Where the office lists a text, by what visitors see. */
export const sections = {
	identity: "Identity",
	admissions: "Admissions and fees",
	home: "Home",
	programmes: "Programmes",
	campus: "Campus",
	school: "School",
	placement: "Placement",
	help: "Help and rules",
	legal: "Legal",
	words: "Words of the pages",
	letters: "Letters",
} as const;

export type Section = keyof typeof sections;

type Definition = {
	/** "Home page" */
	title: string;
	section: Section;
	/** The path of a page that shows it; no page shows the words of letters. */
	page: string | undefined;
	schema: z.ZodObject;
	/** What the product says, where it is not the school folder that does. */
	original?: Readonly<Record<string, unknown>>;
};

/** A fixed text of the site: data of the school, which the office writes. It exists exactly once. */
export type SchoolText = Definition & {
	name: string;
	/** What the office edits: drafts, versions and publishing are those of every content type. */
	type: ContentType;
	/** The letter whose words it is. */
	letter?: Letter;
};

export function defineSchoolText(name: string, definition: Definition): SchoolText {
	const { title, schema, original } = definition;
	const type: ContentType = {
		table: textTable(name),
		single: true,
		fields: schema,
		office: officeOf(schema, { many: title, one: title.charAt(0).toLowerCase() + title.slice(1) }),
		baseSlug: () => name,
		list: () => [],
		...(original && { original }),
	};
	return { ...definition, name, type };
}

/** What items and changes call a text. */
export const textTable = (name: string) => `school-${name}`;
