import type { OfficeWords } from "#src/fields/office-words.ts";
import type { CareerFields } from "./careers.ts";

export const careerOffice: OfficeWords<CareerFields> = {
	names: { many: "Careers", one: "vacancy" },
	fields: {
		title: { label: "Position" },
		qualification: { label: "Qualification", hint: "What applicants need to apply." },
		posted_on: { label: "Posted on" },
		last_date: { label: "Last day to apply", hint: "After this day, the vacancy is listed as closed." },
		experience_min: { label: "Minimum experience", hint: "In years. Enter 0 for none." },
		experience_max: { label: "Maximum experience", hint: "Years." },
		vacancies: { label: "Vacancies" },
		duration: { label: "Duration", hint: "Such as Full time." },
		place: { label: "Place" },
		description: { label: "Text" },
		notes: { label: "Notes", hint: "Plain text below the description. Leave blank for none." },
	},
};
