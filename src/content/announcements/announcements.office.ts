import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
import type { OfficeWords } from "#src/fields/office-words.ts";
import type { AnnouncementFields } from "./announcements.ts";

export const announcementOffice: OfficeWords<AnnouncementFields> = {
	names: { many: "Announcements", one: "announcement" },
	fields: {
		title: { label: "Title" },
		from_date: { label: "First day" },
		to_date: { label: "Last day", hint: "Shown until the end of this day." },
		active: { label: "Turned on", hint: "Visitors see it only when this is on." },
		pinned: { label: "Pinned", hint: "Shown before all others until the end of its last day." },
		kind: {
			label: "About",
			hint: "Announcements about admissions are shown before all others that aren’t pinned.",
			options: { admissions: "Admissions", general: "Other" },
		},
		type: { label: "Type", hint: "1 opens over the home page. Higher numbers show it only on the announcements page." },
		link: {
			label: "Link",
			hint: "Where its photo leads, such as https://www.school.example. Leave blank for no link.",
		},
		description: { label: "Text" },
		...pictureWords,
	},
	groups: [pictureGroup],
};
