import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
import type { OfficeWords } from "#src/fields/office-words.ts";
import { type EventFields, eventDays } from "./events.ts";
import { nextDaysWords } from "./repeat-words.ts";

export const eventOffice: OfficeWords<EventFields> = {
	names: { many: "Events", one: "event" },
	fields: {
		title: { label: "Title" },
		date: { label: "Day of the event", hint: "The first day, if it repeats. After the last day, it’s listed as past." },
		repeats: {
			label: "Repeats",
			hint: "Leave blank for a one-day event.",
			options: {
				week: "Every week",
				"month-weekday": "Every month, on the same weekday",
				"month-date": "Every month, on the same date",
			},
		},
		repeats_until: { label: "Repeats until", hint: "Up to three years." },
		left_out: { label: "Days to skip", hint: "Such as 2026-12-25, one per line. Leave blank for none." },
		starts_at: { label: "Starts at", hint: "IST. Leave blank if it isn’t announced." },
		ends_at: { label: "Ends at", hint: "IST. Leave blank if it isn’t announced." },
		place: { label: "Place" },
		open_to: {
			label: "Open to",
			hint: "Leave blank if it isn’t announced.",
			options: { public: "Everybody", school: "Students and staff" },
		},
		description: { label: "Text" },
		...pictureWords,
	},
	notes: {
		left_out(typed, today) {
			const days = eventDays.safeParse(typed).data;
			return days?.repeats ? nextDaysWords(days, today) : "";
		},
	},
	groups: [pictureGroup],
};
