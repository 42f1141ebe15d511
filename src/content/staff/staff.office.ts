import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
import { cuts } from "#src/content/text/excerpt.ts";
import type { OfficeWords } from "#src/fields/office-words.ts";
import type { StaffFields } from "./staff.ts";

export const staffOffice: OfficeWords<StaffFields> = {
	names: { many: "Staff", one: "member of staff" },
	fields: {
		name: { label: "Name", hint: "With the title, such as Dr. or Ar." },
		designation: {
			label: "Designation",
			hint: "Decides the place in the list: principal, professor, associate professor, assistant professor, others.",
		},
		department: { label: "Department" },
		qualification: { label: "Qualification" },
		experience_years: { label: "Years of experience" },
		subjects: { label: "Subjects", hint: "With commas between them." },
		email: { label: "E-mail", hint: "Shown on the page. Empty for none." },
		description: { label: "About" },
		works: { label: "Works", hint: "What the person has built, drawn or published, as a list. Empty for none." },
		...pictureWords,
	},
	groups: [{ ...pictureGroup, title: "Portrait" }],
	excerpts: [{ field: "description", where: "Where it is shared", cut: cuts.summary }],
};
