import { z } from "zod";
import { newsFields } from "#src/content/news/news.ts";
import { newsType } from "#src/content/news/news.type.ts";
import type { FormType } from "#src/content/record-form/form-part.ts";
import type { SetupStep } from "#src/content/setup/setup-step.ts";
import { type SchoolTextName, schoolText } from "#src/school-texts.ts";

/** What a step of the setup asks: fields of a text, or of the first news. */
export type SetupForm = {
	title: string;
	/** What for, in a sentence or two. */
	lead: string;
	/** Undefined for news. */
	text: SchoolTextName | undefined;
	fields: readonly string[];
};

export const setupForms: Readonly<Record<SetupStep, SetupForm>> = {
	name: {
		title: "Name",
		lead: "The school’s name appears on every page, email and receipt.",
		text: "identity",
		fields: ["name", "shortName", "tagline", "blurb", "foundedIn", "firstGraduation"],
	},
	address: {
		title: "Address",
		lead: "Where the school is, and how to contact it.",
		text: "identity",
		fields: ["phone", "mobile", "email", "address", "place"],
	},
	colours: {
		title: "Colours",
		lead: "The website’s colours. If two colours are hard to read together, we’ll tell you which.",
		text: "identity",
		fields: ["colours"],
	},
	programmes: {
		title: "Programmes",
		lead: "What students can study, for how long, and how many seats there are. Blank programmes aren’t shown.",
		text: "outlines",
		fields: ["programmes"],
	},
	season: {
		title: "Season",
		lead: "When applications are open. Without a season, the forms stay closed and say so.",
		text: "admissions",
		fields: ["seasons"],
	},
	fees: {
		title: "Fees",
		lead: "What a year costs. Without an academic year, the website says fees are available on request.",
		text: "fees",
		fields: ["academicYear", "programmes", "deposit"],
	},
	news: {
		title: "First news item",
		lead: "You could announce the school. It’s published at once. Without a photo it shows a placeholder, until you add one here or in Content.",
		text: undefined,
		fields: ["title", "category", "place", "description", "picture", "picture_alt"],
	},
};

type StepType = FormType & { table: string; single?: true };

/** The form of a step: that of its text, with these fields only. */
export function stepType(step: SetupStep): StepType {
	const { text, fields } = setupForms[step];
	const { table, fields: schema, office } = text ? schoolText(text).type : newsType;
	const words = Object.entries(office.fields).filter(([name]) => fields.includes(name));
	return {
		table,
		single: true,
		fields: text ? partOf(schema, fields) : newsFieldsOf(fields),
		office: { names: office.names, fields: Object.fromEntries(words) },
	};
}

/** Some fields of a schema, without the rules about several of them: the whole is checked before it is published. */
function partOf(schema: z.ZodObject, names: readonly string[]): z.ZodObject {
	const { shape } = schema;
	return z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => names.includes(name))));
}

/** The picture may follow; one that is there is described. */
function newsFieldsOf(names: readonly string[]) {
	const { picture, picture_alt } = newsFields.shape;
	return partOf(newsFields, names)
		.extend({ picture: picture.optional(), picture_alt: picture_alt.optional() })
		.superRefine(({ picture: chosen, picture_alt: alt }, context) => {
			if (chosen !== undefined && alt === undefined)
				context.addIssue({ code: "custom", path: ["picture_alt"], message: "must say what the photo shows" });
		});
}
