/** Help with the fees that the school gives itself. */
export type Award = {
	/** Set large: "4". */
	figure: string;
	/** What the figure counts: "full waivers a year". */
	unit: string;
	title: string;
	who: readonly string[];
	howMuch: readonly string[];
	/** Without `deadline`, when one may ask. */
	byWhen: string;
	/** The key of the date of the season by which one asks, `#school/admissions.ts`. */
	deadline?: string;
	how: readonly string[];
};

/** Help that somebody else gives. */
export type Scheme = { name: string; from: string; what: string; address?: string };

/** What a school folder (`#school/texts/scholarships.ts`) provides. */
export type Scholarships = {
	lead: string;
	awards: readonly Award[];
	/** What the school does about the schemes, and what it does not promise. */
	schemesNotes: readonly string[];
	schemes: readonly Scheme[];
};
