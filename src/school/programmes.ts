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

/** A subject of a syllabus, with its hours a week and what it holds. */
export type Subject = { name: string; hours: number; contents: string };

/** One semester of a programme: what it is about, in a few words, and its subjects. */
export type Semester = { about: string; subjects: readonly Subject[] };

/** What a school teaches, programme by programme. */
export type Syllabi = {
	/** The day since which it is taught so, `YYYY-MM-DD`. */
	since: string;
	/** First semester first; without any, the site offers no syllabus of that programme. */
	semesters: Record<ProgrammeKey, readonly Semester[]>;
};
