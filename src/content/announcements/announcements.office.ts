import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
import type { OfficeWords } from "#src/fields/office-words.ts";
import type { AnnouncementFields } from "./announcements.ts";

export const announcementOffice: OfficeWords<AnnouncementFields> = {
	names: { many: "Announcements", one: "announcement" },
	fields: {
		title: { label: "Title" },
		from_date: { label: "First day" },
		to_date: { label: "Last day", hint: "It is shown until the end of this day." },
		active: { label: "Switched on", hint: "Only then is it shown." },
		pinned: { label: "Pinned", hint: "It’s shown before all others until the end of its last day." },
		kind: {
			label: "About",
			hint: "Announcements of admissions are shown before all others that are not pinned.",
			options: { admissions: "Admissions", general: "Anything else" },
		},
		type: { label: "Type", hint: "1 opens over the home page; from 2 on it is on the page of announcements alone." },
		link: { label: "Link", hint: "Where its picture leads, such as https://www.school.example. Empty for nowhere." },
		description: { label: "Text" },
		...pictureWords,
	},
	groups: [pictureGroup],
};
