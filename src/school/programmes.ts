import type { ProgrammeKey } from "./admissions.ts";

/** What families compare about a programme: what a school folder provides. Empty texts and 0 seats are not shown. */
export type ProgrammeOutline = {
	key: ProgrammeKey;
	/** "M.Arch Environmental Architecture" */
	name: string;
	/** "M.Arch" */
	degree: string;
	/** What stands under the degree: "Environmental Architecture". */
	subject: string;
	/** Of two semesters each. */
	years: number;
	seats: number;
	/** What one has finished before. */
	entry: string;
	marks: string;
	test: string;
	medium: string;
	campus: string;
	afterwards: string;
};
