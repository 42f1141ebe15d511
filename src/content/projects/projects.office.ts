import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
import type { OfficeWords } from "#src/fields/office-words.ts";
import type { ProjectFields } from "./projects.ts";

export const projectOffice: OfficeWords<ProjectFields> = {
	names: { many: "Students’ work", one: "project" },
	fields: {
		title: { label: "Title" },
		student: { label: "Student" },
		teacher: { label: "Teacher", hint: "Who taught the studio." },
		programme: { label: "Programme", hint: "The degree, such as B.Arch." },
		semester: { label: "Semester", hint: "From 1 to 10. It sets the year of study." },
		studio: { label: "Studio", hint: "Its theme." },
		date: { label: "Final review" },
		description: { label: "Text" },
		...pictureWords,
		photographer: { label: "Photographer", hint: "Leave blank for the student’s own drawing or model." },
	},
	groups: [{ ...pictureGroup, fields: [...pictureGroup.fields, "photographer"] }],
};
