const certificate = (suffix: string) =>
	["board", "percentage", "grade", "yop", "certificate"].map((name) => `${name}_${suffix}`);
const awaitedFields = (suffix: string) => ["result_awaited", "school", "expected"].map((name) => `${name}_${suffix}`);

/**
 * Questions of the product that a school can ask in another way, with their fields. A form needs those that are `kept`;
 * those that are `whole` can only be left out.
 */
export const askableQuestions = {
	address: { label: "Address", fields: ["address"] },
	gender: { label: "Gender", fields: ["gender"] },
	category: { label: "Reservation category", fields: ["category"] },
	nationality: { label: "Nationality", fields: ["nationality"] },
	guardian: { label: "Parent or guardian", fields: ["guardian_name", "guardian_phone"], kept: true },
	international: {
		label: "International student, with the documents that follow",
		fields: ["is_international_student", "residence_proof", "passport", "equivalence_letter", "translations"],
		whole: true,
	},
	class10: { label: "Class 10", fields: ["no_class_10", ...certificate("10")], whole: true },
	class12: { label: "Class 12", fields: [...awaitedFields("12"), "percentage_pcm", ...certificate("12")], whole: true },
	pcm: { label: "Class 12: physics, chemistry and mathematics", fields: ["percentage_pcm"] },
	degree: { label: "Undergraduate degree", fields: [...awaitedFields("ug"), ...certificate("ug")], whole: true },
	nata: { label: "NATA", fields: ["nata_status", "waiting_result", "nata_score"] },
	pgeta: { label: "PGETA", fields: ["pgeta_status", "pgeta_score"] },
	coa: { label: "COA registration number", fields: ["coa_reg_no"] },
	experience: { label: "Work experience", fields: ["total_no_of_years", "industry", "job_description"] },
	pay: { label: "Current pay", fields: ["amount"] },
	portfolio: { label: "Portfolio", fields: ["portfolio"], whole: true },
	test: { label: "Entrance test", fields: ["test_status", "test_score"], whole: true },
} as const satisfies Readonly<Record<string, Askable>>;

export type Askable = { label: string; fields: readonly string[]; kept?: true; whole?: true };
export type AskableQuestion = keyof typeof askableQuestions;

export const askedRules = {
	usual: "As usual",
	required: "Required",
	optional: "Optional",
	none: "Not asked",
} as const;

export type AskedRule = keyof typeof askedRules;

/** Steps of a form: `own` is the school's, at the end. */
export const formSteps = {
	personal: "Personal information",
	education: "Education",
	own: "A step of your own",
} as const;

export type StepKey = keyof typeof formSteps;

/**
 * A rule for a question of the product's. With `last` it comes at the end of its step, with `step` at the end of that
 * one, in the order of the rows.
 */
export type AskedQuestion = {
	question: AskableQuestion;
	rule: AskedRule;
	last?: boolean | undefined;
	step?: StepKey | undefined;
};

/** A field that comes at the end of a step: its usual one if `step` is left out. */
export type MovedField = { name: string; step: StepKey | undefined };

/** Returns the fields that come at the end of a step, in that order. */
export const movedFields = (questions: readonly AskedQuestion[]): MovedField[] =>
	questions
		.filter(({ last, step }) => last || step)
		.flatMap(({ question, step }) => askableQuestions[question].fields.map((name) => ({ name, step })));

/** Returns the rules by the names of the fields. */
export const rulesByField = (questions: readonly AskedQuestion[]): ReadonlyMap<string, AskedRule> =>
	new Map(
		questions.flatMap(({ question, rule }) => askableQuestions[question].fields.map((name) => [name, rule] as const)),
	);

/** A reservation category, with the value by which it is stored. */
export type Category = { value: string; label: string };

/** Groups for which India or Tamil Nadu reserves seats or pays scholarships. */
export const standardCategories: readonly Category[] = [
	{ value: "general", label: "General" },
	{ value: "bc", label: "BC or OBC" },
	{ value: "bcm", label: "BC (Muslim)" },
	{ value: "mbc", label: "MBC or DNC" },
	{ value: "sc", label: "SC" },
	{ value: "sca", label: "SC (Arunthathiyar)" },
	{ value: "st", label: "ST" },
	{ value: "ews", label: "EWS" },
];
