import type { Picture } from "../../records/types.ts";

export type ProgrammeFact = { label: string; value: string };
export type ProgrammeStep = { title: string; text: string };

export type Programme = {
	title: string;
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
