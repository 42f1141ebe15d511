import type { Picture } from "#src/content/picture.ts";

/** The fixed texts of the site, page by page: what a school folder (`#school/texts/…`) provides. */

// Home

/** The introduction of a page: `description` for search engines, `label` and `lead` in its banner. */
export type PageText = { description: string; label?: string; lead?: string };

/** The introductions of pages whose other texts are records or have files of their own. */
export type PageTexts = Record<
	| "about"
	| "achievements"
	| "approvals"
	| "alumni"
	| "blogs"
	| "campus"
	| "careers"
	| "contact"
	| "disclosure"
	| "diploma"
	| "events"
	| "fitness"
	| "gallery"
	| "getStarted"
	| "hostel"
	| "international"
	| "library"
	| "mess"
	| "news"
	| "placement"
	| "playground"
	| "postgraduate"
	| "questions"
	| "quickEnquiry"
	| "staff"
	| "stories"
	| "studio"
	| "undergraduate"
	| "urbanDesign"
	| "work",
	PageText
>;

export type HomeTexts = {
	/** Below the tagline */
	lead: string;
	/** About the school, in one sentence */
	statement: string;
	/** Above the enquiry form: who answers, and about what */
	enquiryLead: string;
	/** Why this school: a short figure such as "Since 2008" or "87%", and a sentence */
	reasons: { figure: string; text: string }[];
	valley: Picture;
	/** The key of the film behind the title, whose files are in the school's `public/film`. */
	film?: string;
};

// About

export type AboutTile = { title: string; text: string; href: string; picture: Picture };

export type AboutCard = { title: string; text: string };

export type HistoryEntry = { year: number; text: string };

export type About = {
	lead: string;
	history: string[];
	/** Dates of the history, oldest first */
	milestones: HistoryEntry[];
	milestonesTitle: string;
	mission: string;
	vision: string;
	tiles: AboutTile[];
	sustainability: string[];
	sustainabilityTitle: string;
	cards: AboutCard[];
	pictures: Picture[];
};

// Achievements

export type AchievementCategory =
	| "Partnership"
	| "World Record"
	| "Research"
	| "Service"
	| "Campus"
	| "Student Achievement"
	| "Event"
	| "Sports";

export type Achievement = {
	id: number;
	title: string;
	subtitle?: string;
	year: number;
	category: AchievementCategory;
	/** As many flutes are engraved above the words, the last one inlaid; the title says the number. */
	flutes?: number;
	/** Engraved above the words; numbers and sports have drawings of their own. */
	picture?: Picture;
	description: string;
	highlights?: string[];
	/** Where one can read or see it. */
	source?: { text: string; to?: string };
};

// Alumni

export type AlumniProfile = {
	name: string;
	course: string;
	/** Year of graduation */
	year: number;
	company: string;
	designation: string;
	location: string;
	/** Annual pay as the graduate stated it; LPA is lakh rupees per annum */
	package: string;
};

// Placement

export type PlacementText = { title: string; text: string };

export type Placement = {
	lead: string;
	paragraphs: string[];
	services: PlacementText[];
	/** The recruitment process, in order */
	steps: PlacementText[];
	stepsTitle: string;
	recruitersTitle: string;
	/** The last batches, oldest first. */
	record: PlacementYear[];
	/** How the record was counted, a sentence each. */
	recordNotes: string[];
};

/** What became of a batch. */
export type PlacementYear = {
	/** Of graduation. */
	year: number;
	graduates: number;
	/** Of them, those who looked for work, and those who found it. */
	sought: number;
	found: number;
	/** Of those who found work, in rupees a year. */
	pay: { least: number; median: number; most: number };
	/** Practices that took somebody. */
	practices: number;
};

// Recruiters

export type Recruiter = {
	/** Name of its wordmark file */
	key: string;
	name: string;
	/** What the practice does, in one line */
	work: string;
	city: string;
};

// Student stories

export type StudentStory = {
	title: string;
	studentName: string;
	/** YYYY-MM-DD */
	date: string;
	description: string;
	/** Link with an 11-character video id */
	video: string;
	/** Says what the film is. */
	film: string;
	picture: Picture;
	/** Upright. */
	portrait: Picture;
	/** What the student has drawn or made, and where one can read of it. */
	built: { text: string; links: readonly { label: string; to: string }[] };
};

// Campus

export type CampusText = { title: string; text: string };

export type CampusTile = CampusText & { picture: Picture };

export type CampusCounter = { label: string; value: number; suffix?: string };

export type CampusPage = {
	title: string;
	lead: string;
	/** Four */
	cards: CampusText[];
	/** Three */
	pictures: Picture[];
};

export type Campus = {
	lead: string;
	overview: string[];
	overviewTitle: string;
	/** Above the section drawing: how far the campus reaches */
	sectionLead: string;
	/** Trekking, cycling, health and wellness */
	studentLife: CampusTile[];
	/** Five */
	counters: CampusCounter[];
	/** The cards of the overview and of the home page, by page */
	cards: Record<"playground" | "mess" | "library" | "hostel" | "studio", CampusTile>;
	computerStudio: CampusTile;
	pages: Record<"playground" | "fitness" | "mess" | "studio" | "library" | "hostel", CampusPage>;
};

// Contact

export type ContactTexts = {
	/** Who answers what, with an e-mail address each; empty where the office answers all. */
	desks?: { what: string; email: string }[];
	lead: string;
	/** How to get to the school */
	ways: { from: string; text: string }[];
	/** The drawn map; none is drawn without it. `summit` is the label of the peak. */
	map?: { description: string; summit: string };
};

// Footer

/** Printed matter that the footer links to. */
export type FooterFile = { label: string; to: string };

// Legal texts

export type LegalSection = {
	heading: string;
	/** The section in a sentence, set in the margin */
	gloss: string;
	paragraphs: string[];
	/** Things set as a table of two columns */
	table?: { columns: [string, string]; rows: [string, string][] };
	/** A list after the paragraphs */
	list?: string[];
};

export type LegalText = {
	title: string;
	lead: string;
	/** As printed, such as '20 November 2026' */
	since: string;
	/** Above the text, for a school that has to say something about it first */
	notice?: { title: string; text: string };
	/** Six, and in the terms one about barriers */
	sections: LegalSection[];
};

// Programmes

export type ProgrammeFact = { label: string; value: string };

export type ProgrammeStep = { title: string; text: string };

export type Programme = {
	title: string;
	/** The title in a breadcrumb, where it would take two lines there */
	crumb?: string;
	/** One or two sentences, set large */
	lead: string;
	overview: string[];
	facts: ProgrammeFact[];
	/** The published conditions; each entry is a whole sentence */
	eligibility: string[];
	howToApply: ProgrammeStep[];
	pictures: Picture[];
};

export type UrbanDesignProgramme = Programme & { reasons: ProgrammeStep[] };

// Drawings made from facts

/** A place of the campus, from the top down; metres above the sea. */
export type CampusLevel<Place extends string = string> = {
	key: Place;
	label: string;
	to: string;
	metres: number;
	note: string;
};

/** A hostel for its drawing; `dark` are the windows, by index, that are not lit. */
export type House = { name: string; beds: number; dark: readonly number[] };

export type BoardPattern = { pattern: string; label: string; classes: readonly number[] };
