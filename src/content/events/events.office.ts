import type { OfficeWords } from "#src/content/record-form/office-words.ts";
import { pictureGroup, pictureWords } from "#src/content/record-form/picture-words.ts";
import { cuts } from "#src/content/text/excerpt.ts";
import type { EventFields } from "./events.ts";

export const eventOffice: OfficeWords<EventFields> = {
	names: { many: "Events", one: "event" },
	fields: {
		title: { label: "Title" },
		date: { label: "Day of the event", hint: "After this day it is listed among past events." },
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
	groups: [pictureGroup],
	excerpts: [
		{ field: "description", where: "Beside other events", cut: cuts.sideList },
		{ field: "description", where: "Where it is shared", cut: cuts.summary },
		{ field: "description", where: "In calendars", cut: cuts.calendar },
	],
};
