/** The programmes that one can apply for. */
export type ProgrammeKey = "barch" | "environmental" | "urbanDesign" | "diploma";

/** A date of an admission season. Days are `YYYY-MM-DD`. */
export type AdmissionDate = {
	/** The same in every season: names the date in calendar files, also when its day changes. */
	key: string;
	kind: "apply" | "test" | "interview" | "list" | "joining";
	title: string;
	day: string;
	/** The last of several days. */
	until?: string;
	note?: string;
	programmes: readonly ProgrammeKey[];
	/** Somebody else sets the day and has not announced it yet. */
	expected?: boolean;
};

/** When the school takes applications: what a school folder (`#school/admissions.ts`) provides, oldest first. */
export type AdmissionSeason = {
	/** The year in which the admitted join. */
	year: number;
	/** The first and the last day on which applications are taken. */
	opens: string;
	closes: string;
	/** Those between opening and joining, in any order. */
	dates: readonly AdmissionDate[];
	/** How the rounds work, a paragraph each. */
	notes?: readonly string[];
};
