import type { z } from "zod";
import { allLetters } from "#src/emails.server.ts";
import type { LanguageTag } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import { messageTexts, type WordTextName } from "./message-texts.ts";
import { admissionsSchema } from "./school/admissions.ts";
import { feesSchema } from "./school/fees.ts";
import { applicationFormsSchema } from "./school/forms/application-form-settings.ts";
import { identitySchema } from "./school/identity.ts";
import type { LetterTexts } from "./school/letters/define-letter.ts";
import { letterText } from "./school/letters/letter-text.ts";
import { navigationSchema } from "./school/navigation.ts";
import { pagesNotOffered } from "./school/offering.ts";
import { aboutSchema } from "./school/pages/about.ts";
import { campusPagesSchema, campusSchema } from "./school/pages/campus.ts";
import { contactSchema, filmsSchema } from "./school/pages/contact.ts";
import { homeSchema } from "./school/pages/home.ts";
import { legalSchema } from "./school/pages/legal.ts";
import { newslettersSchema } from "./school/pages/newsletters.ts";
import { pagesSchema } from "./school/pages/page-texts.ts";
import { achievementsSchema, alumniSchema, storiesSchema } from "./school/pages/people.ts";
import { placementSchema, recruitersSchema } from "./school/pages/placement.ts";
import * as programme from "./school/pages/programme.ts";
import { outlinesSchema, syllabiSchema } from "./school/programmes.ts";
import { defineSchoolText, type SchoolText } from "./school/schema/define-school-text.ts";
import { scholarshipsSchema } from "./school/scholarships.ts";
import { questionsSchema, responsibleSchema, rulesSchema } from "./school/trust.ts";
import { visitsSchema } from "./school/visits.ts";
import { translationTexts } from "./translation-texts.ts";

const definitions = {
	identity: { title: "Identity", section: "identity", page: paths.contact, schema: identitySchema },
	admissions: { title: "Admission seasons", section: "admissions", page: paths.dates, schema: admissionsSchema },
	fees: { title: "Fees", section: "admissions", page: paths.fees, schema: feesSchema },
	applicationForms: {
		title: "Application forms",
		section: "admissions",
		page: paths.fees,
		schema: applicationFormsSchema,
	},
	visits: { title: "Campus tours", section: "admissions", page: paths.visit, schema: visitsSchema },
	scholarships: {
		title: "Scholarships",
		section: "admissions",
		page: paths.scholarships,
		schema: scholarshipsSchema,
	},
	home: { title: "Home page", section: "home", page: paths.home, schema: homeSchema },
	navigation: { title: "Menus and footer", section: "home", page: paths.home, schema: navigationSchema },
	pages: { title: "Page introductions", section: "home", page: paths.news, schema: pagesSchema },
	newsletters: { title: "Newsletters", section: "home", page: paths.home, schema: newslettersSchema },
	outlines: { title: "Programmes", section: "programmes", page: paths.programmes, schema: outlinesSchema },
	undergraduate: {
		title: "B.Arch",
		section: "programmes",
		page: paths.undergraduate,
		schema: programme.undergraduateSchema,
	},
	environmental: {
		title: "M.Arch Environmental Architecture",
		section: "programmes",
		page: paths.postgraduate,
		schema: programme.environmentalSchema,
	},
	urbanDesign: {
		title: "M.Arch Urban Design",
		section: "programmes",
		page: paths.marchUrban,
		schema: programme.urbanDesignSchema,
	},
	diploma: { title: "Diploma", section: "programmes", page: paths.diploma, schema: programme.diplomaSchema },
	international: {
		title: "International students",
		section: "programmes",
		page: paths.internationalStudents,
		schema: programme.internationalSchema,
	},
	syllabi: { title: "Syllabi", section: "programmes", page: paths.undergraduate, schema: syllabiSchema },
	campus: { title: "Campus", section: "campus", page: paths.campus, schema: campusSchema },
	campusPages: { title: "Campus places", section: "campus", page: paths.studio, schema: campusPagesSchema },
	about: { title: "About the school", section: "school", page: paths.about, schema: aboutSchema },
	achievements: { title: "Achievements", section: "school", page: paths.achievements, schema: achievementsSchema },
	stories: { title: "Student stories", section: "school", page: paths.studentStories, schema: storiesSchema },
	alumni: { title: "Alumni", section: "school", page: paths.alumni, schema: alumniSchema },
	films: { title: "Videos", section: "school", page: paths.gallery, schema: filmsSchema },
	placement: { title: "Placement", section: "placement", page: paths.placement, schema: placementSchema },
	recruiters: { title: "Recruiters", section: "placement", page: paths.placement, schema: recruitersSchema },
	contact: { title: "Contact", section: "help", page: paths.contact, schema: contactSchema },
	questions: { title: "Questions", section: "help", page: paths.questions, schema: questionsSchema },
	responsible: {
		title: "Who is responsible",
		section: "help",
		page: paths.disclosure,
		schema: responsibleSchema,
	},
	antiRagging: { title: "No ragging", section: "help", page: paths.antiRagging, schema: rulesSchema },
	grievance: { title: "Grievances", section: "help", page: paths.grievance, schema: rulesSchema },
	terms: { title: "Terms and conditions", section: "legal", page: paths.terms, schema: legalSchema },
	refunds: { title: "Cancellation and refunds", section: "legal", page: paths.refunds, schema: legalSchema },
	privacy: { title: "Privacy policy", section: "legal", page: paths.privacy, schema: legalSchema },
	...messageTexts,
} as const;

export type SchoolTextName = keyof typeof definitions;

/** The values of the texts that pages show, by name. */
export type SchoolTexts = { [Name in SchoolTextName]: z.output<(typeof definitions)[Name]["schema"]> };

/** Texts that a school folder has. */
export type FolderTexts = Omit<SchoolTexts, WordTextName>;

/** Messages of a school folder that differ from the product's, by text, group and name. */
export type FolderMessages = Readonly<
	Partial<Record<WordTextName, Readonly<Record<string, Readonly<Record<string, string>>>>>>
>;

/** Names of the texts that pages show. */
export const schoolTextNames = Object.keys(definitions) as SchoolTextName[];

/** Every fixed text of the site, in the order of the office's list within its section. */
const textsOfPages: readonly SchoolText[] = schoolTextNames.map((name) => defineSchoolText(name, definitions[name]));

/** All of them, the translations of messages, and the words of letters. */
export const allSchoolTexts: readonly SchoolText[] = [
	...textsOfPages,
	...translationTexts,
	...allLetters.map(letterText),
];

/** The school's own translations in each language, by their English. */
export type Translations = Readonly<Record<LanguageTag, Readonly<Record<string, string>>>>;
/** Messages by group and name. */
export type MessageGroups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Everything that the school says, as it is published. */
export type CurrentTexts = SchoolTexts & {
	letters: LetterTexts;
	translations?: Translations;
	site: SiteState;
	/** The language that they are in; English unless said. */
	language?: LanguageTag;
	/** The same texts in English, if they are in another language. */
	inEnglish?: CurrentTexts;
};

/**
 * State of the site: if visitors see it; the texts that are still what a new school began with; and the pages that are
 * in no menu, sitemap or search engine, because they are not offered or have no text or record of the school's own.
 */
export type SiteState = {
	open: boolean;
	placeholders: ReadonlySet<SchoolTextName>;
	hidden: ReadonlySet<string>;
};

/** The schema of a text. */
export function schemaOf<Name extends SchoolTextName>(name: Name): z.ZodType<SchoolTexts[Name]> {
	// Each schema's output is what `SchoolTexts` says of its name.
	return definitions[name].schema as unknown as z.ZodType<SchoolTexts[Name]>;
}

/** The pages that are about this text, so that there is nothing to read on them as long as it is not written. */
export function pagesOfText(name: SchoolTextName): readonly string[] {
	if (name === "campusPages")
		return [paths.playground, paths.fitness, paths.mess, paths.studio, paths.library, paths.hostel];
	if (name === "alumni") return [paths.alumni, paths.alumniRegistration];
	if (name === "fees") return [paths.fees, paths.courseCost];
	// Page introductions are on every list, which has its own records; contact details are always of use.
	const isElsewhere = [paths.home, paths.contact, paths.news].some((path) => path === definitions[name].page);
	const { page } = definitions[name];
	return isElsewhere || page === undefined ? [] : [page];
}

/** Tells whether a text is for pages of programmes alone that the school doesn't offer. */
export function isOfNothingOffered(name: string, outlines: SchoolTexts["outlines"]): boolean {
	const known = schoolTextNames.find((each) => each === name);
	const [pages, notOffered] = [known ? pagesOfText(known) : [], pagesNotOffered(outlines)];
	return pages.length > 0 && pages.every((page) => notOffered.has(page));
}

export function schoolText(name: string): SchoolText {
	const text = allSchoolTexts.find((each) => each.name === name);
	if (!text) throw new Error(`There is no text ${name}.`);
	return text;
}
