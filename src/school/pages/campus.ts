import { z } from "zod";
import { line, optionalLine } from "#src/fields/field-schemas.ts";
import { choice, group, nameField, rows } from "#src/school/schema/named-field.ts";
import { picture, text, titledText, whole } from "#src/school/schema/text-fields.ts";

export const campusPlaces = {
	playground: "Playground",
	fitness: "Fitness",
	mess: "Mess",
	studio: "Studio",
	library: "Library",
	hostel: "Hostel",
} as const;

export type CampusPlace = keyof typeof campusPlaces;

const tileParts = { title: nameField("Title", line(120)), text: nameField("Text", text(600)), picture: picture() };

const counter = z.object({
	label: nameField("What it counts", line(60)),
	value: nameField("Number", whole(0, 100_000_000)),
	suffix: nameField("After the number", optionalLine(20).optional()),
});

const level = z.object({
	key: choice("Place", campusPlaces),
	label: nameField("Label", line(40)),
	metres: nameField("Metres above the sea", whole(-400, 6000)),
	note: nameField("Note", optionalLine(60)),
});

const house = z.object({
	name: nameField("Name", line(60)),
	beds: nameField("Beds", whole(1, 1000), "A window is drawn for each."),
	dark: rows("Dark windows", "window", nameField("Number", whole(0, 1000)), "Windows that aren’t lit, counted from 0."),
});

export const campusSchema = z.object({
	lead: nameField("Introduction", text(400)),
	overviewTitle: nameField("Title of the overview", line(120)),
	overview: rows("Overview", "paragraph", text()),
	sectionLead: nameField("Above the drawing", text(400), "How far the campus reaches."),
	levels: rows("Places in the drawing", "place", level, "From the top down."),
	houses: rows("Hostels", "hostel", house, "For the drawing of the hostels."),
	studentLife: rows("Student life", "tile", z.object(tileParts)),
	counters: rows("Counters", "counter", counter, "Five look best."),
	cards: group(
		"Cards",
		{
			playground: group("Playground", tileParts),
			mess: group("Mess", tileParts),
			library: group("Library", tileParts),
			hostel: group("Hostel", tileParts),
			studio: group("Studio", tileParts),
		},
		"On the campus page and the home page.",
	),
	computerStudio: group("Computer studio", tileParts),
});

const page = {
	title: nameField("Title", line(120)),
	lead: nameField("Introduction", text(400)),
	cards: rows("Cards", "card", titledText(), "Four look best."),
	pictures: rows("Images", "image", picture(), "Three look best."),
	figure: group(
		"Figure",
		{
			figure: nameField("Figure", optionalLine(20), "Shown very large."),
			unit: nameField("Unit", optionalLine(10).optional()),
			text: nameField("Text", optionalLine(200)),
		},
		"One figure worth remembering.",
	),
};

export const campusPagesSchema = z.object({
	playground: group("Playground", page),
	fitness: group("Fitness", page),
	mess: group("Mess", page),
	studio: group("Studio", page),
	library: group("Library", page),
	hostel: group("Hostel", page),
});

export type Campus = z.output<typeof campusSchema>;
export type CampusTile = Campus["studentLife"][number];
export type CampusPages = z.output<typeof campusPagesSchema>;
export type CampusPage = CampusPages[CampusPlace];

/** A place of the campus; metres above the sea. */
export type CampusLevel = z.output<typeof level>;

/** A hostel for its drawing; `dark` are the windows, by index, that are not lit. */
export type House = z.output<typeof house>;
