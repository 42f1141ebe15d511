import { cuts } from "#src/content/text/excerpt.ts";
import type { OfficeWords } from "#src/fields/office-words.ts";
import type { CareerFields } from "./careers.ts";

export const careerOffice: OfficeWords<CareerFields> = {
	names: { many: "Careers", one: "job opening" },
	fields: {
		title: { label: "Position" },
		qualification: { label: "Qualification", hint: "What applicants need to apply." },
		posted_on: { label: "Posted on" },
		last_date: { label: "Last day to apply", hint: "After this day the opening is listed as closed." },
		experience_min: { label: "Least experience", hint: "Years; 0 for none." },
		experience_max: { label: "Most experience", hint: "Years." },
		vacancies: { label: "Vacancies" },
		duration: { label: "Duration", hint: "Such as Full time." },
		place: { label: "Place" },
		description: { label: "Text" },
		notes: { label: "Notes", hint: "Plain text below the description. Empty for none." },
	},
	excerpts: [{ field: "description", where: "Where it is shared", cut: cuts.summary }],
};
