import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
import type { OfficeWords } from "#src/fields/office-words.ts";
import type { StaffFields } from "./staff.ts";

export const staffOffice: OfficeWords<StaffFields> = {
	names: { many: "Staff", one: "member of staff" },
	fields: {
		name: { label: "Name", hint: "With the title, such as Dr. or Ar." },
		designation: {
			label: "Designation",
			hint: "Sets the order in the list: principal, professor, associate professor, assistant professor, others.",
		},
		department: { label: "Department" },
		qualification: { label: "Qualification" },
		experience_years: { label: "Years of experience" },
		subjects: { label: "Subjects", hint: "Separated by commas." },
		email: { label: "Email", hint: "Shown on the page. Leave blank for none." },
		description: { label: "About" },
		works: { label: "Works", hint: "Buildings, drawings or publications, as a list. Leave blank for none." },
		...pictureWords,
	},
	groups: [{ ...pictureGroup, title: "Portrait" }],
};
