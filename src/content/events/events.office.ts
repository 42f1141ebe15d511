import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
import { cuts } from "#src/content/text/excerpt.ts";
import type { OfficeWords } from "#src/fields/office-words.ts";
import { type EventFields, eventDays } from "./events.ts";
import { nextDaysWords } from "./repeat-words.ts";

export const eventOffice: OfficeWords<EventFields> = {
	names: { many: "Events", one: "event" },
	fields: {
		title: { label: "Title" },
		date: { label: "Day of the event", hint: "The first one, if it repeats. After the last it is listed as past." },
		repeats: {
			label: "Repeats",
			hint: "Empty for an event of one day.",
			options: {
				week: "Every week",
				"month-weekday": "Every month, on the same weekday",
				"month-date": "Every month, on the same date",
			},
		},
		repeats_until: { label: "Repeats until", hint: "At most three years." },
		left_out: { label: "Days left out", hint: "Such as 2026-12-25, one per line. Empty for none." },
		starts_at: { label: "Begins at", hint: "IST. Empty where it is not announced." },
		ends_at: { label: "Ends at", hint: "IST. Empty where it is not announced." },
		place: { label: "Place" },
		open_to: {
			label: "Open to",
			hint: "Empty where it is not announced.",
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
	excerpts: [
		{ field: "description", where: "Beside other events", cut: cuts.sideList },
		{ field: "description", where: "Where it is shared", cut: cuts.summary },
		{ field: "description", where: "In calendars", cut: cuts.calendar },
	],
};
