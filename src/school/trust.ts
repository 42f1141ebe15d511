import type { LegalSection } from "./texts.ts";

/** The texts of the pages on rules and help: what a school folder (`#school/texts/trust/…`) provides. */

/** Somebody's part in a committee. `staff` is the slug of a record; outsiders and elected members have none. */
export type Member = { role: string; staff?: string };

export type Committee = {
	key: "anti-ragging" | "grievance" | "internal" | "equal-opportunity";
	name: string;
	purpose: string;
	members: Member[];
};

/** Who is responsible for what, by the slug of the record in the list of staff. */
export type Responsible = {
	head: string;
	grievanceOfficer: string;
	/** When the grievance officer can be met without an appointment */
	officeHours: string;
	committees: Committee[];
};

/** A step of a procedure. `within`: how long it may take. */
export type Step = { title: string; text: string; within: string };

export type RulesText = {
	title: string;
	description: string;
	lead: string;
	stepsTitle: string;
	steps: Step[];
	sections: LegalSection[];
};

/** A question that families ask, with a page of its own at `/questions/{slug}`. */
export type Question = {
	slug: string;
	question: string;
	/** Paragraphs */
	answer: string[];
	links: { label: string; to: string }[];
};

export type QuestionGroup = { title: string; questions: Question[] };
