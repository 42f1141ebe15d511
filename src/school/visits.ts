import { z } from "zod";
import { day, line, time } from "#src/fields/field-schemas.ts";
import { monthChoice, nameField, numberChoice, rows } from "./schema/named-field.ts";
import { text, titledText, whole } from "./schema/text-fields.ts";

const weekdays = { Sunday: 0, Monday: 1, Tuesday: 2, Wednesday: 3, Thursday: 4, Friday: 5, Saturday: 6 };

/** Times at which families may see the campus. */
export const visitsSchema = z.object({
	begins: rows("Tours start at", "time", nameField("Time", time), "Leave blank to offer no tours."),
	weekday: numberChoice("Day of the week", weekdays),
	minutes: nameField("Minutes", whole(1, 600), "How long a tour takes."),
	places: nameField("Places", whole(1, 1000), "People on one tour."),
	mostPeople: nameField("People in one booking", whole(1, 100), "At most."),
	months: rows("Months", "month", monthChoice(), "The months with tours."),
	closed: rows("Closed on", "day", nameField("Day", day)),
	weeksAhead: nameField("Weeks ahead", whole(1, 52), "How far ahead visitors can book."),
	lead: nameField("Introduction", text(400)),
	sights: rows(
		"What visitors see",
		"stop",
		titledText().extend({
			after: nameField("Minutes after the start", whole(0, 600).optional()),
			metres: nameField("Metres above sea level", whole(0, 9000).optional()),
		}),
		"In the order of the tour. If every stop has its metres, the page draws the way.",
	),
	notes: rows("Before you come", "sentence", text(600)),
	meetAt: nameField("Where tours start", line(120)),
});

export type Visits = z.output<typeof visitsSchema>;
