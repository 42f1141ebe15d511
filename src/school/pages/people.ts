import { z } from "zod";
import { day, fileKey, line, optionalLine } from "#src/fields/field-schemas.ts";
import { choice, group, nameField, rows } from "#src/school/schema/named-field.ts";
import { decimal, link, optionalText, picture, text, whole, year } from "#src/school/schema/text-fields.ts";

const categories = {
	Partnership: "Partnership",
	"World Record": "World record",
	Ranking: "Ranking",
	Research: "Research",
	Service: "Service",
	Campus: "Campus",
	"Student Achievement": "Student achievement",
	Event: "Event",
	Sports: "Sports",
} as const;

const achievement = z.object({
	id: nameField("Number", whole(1, 100_000), "Identifies it in links. Each needs a different number."),
	title: nameField("Title", line(120)),
	subtitle: nameField("Subtitle", optionalLine(160).optional()),
	year: nameField("Year", year()),
	category: choice("Category", categories),
	flutes: nameField(
		"Rank or number",
		whole(0, 60).optional(),
		"The place in a ranking, or the number of the title. That many lines are engraved above the text.",
	),
	picture: picture().optional(),
	description: nameField("Text", text(1500)),
	highlights: rows("Highlights", "line", text(300)).optional(),
	source: group(
		"Source",
		{ text: nameField("Text", line(160)), to: nameField("Address", link().optional()) },
		"Where people can read or see it.",
	).optional(),
});

export const achievementsSchema = z.object({ achievements: rows("Achievements", "achievement", achievement) });

export type Achievement = z.output<typeof achievement>;

const graduate = z.object({
	name: nameField("Name", line(120)),
	course: nameField("Course", line(80)),
	year: nameField("Year of graduation", year()),
	company: nameField("Employer", line(160)),
	designation: nameField("Job title", line(120)),
	location: nameField("Town", line(80)),
	package: nameField("Annual pay", optionalLine(40), "As the graduate stated it; LPA is lakh rupees per annum."),
});

const town = z.object({
	town: nameField("Town", line(80)),
	latitude: nameField("Latitude", decimal(-90, 90)),
	longitude: nameField("Longitude", decimal(-180, 180)),
});

export const alumniSchema = z.object({
	profiles: rows("Graduates", "graduate", graduate),
	places: rows("Towns", "town", town, "Where the graduates’ towns are, in degrees north and east."),
});

export type AlumniProfile = z.output<typeof graduate>;

const story = z.object({
	title: nameField("Title", line(160)),
	studentName: nameField("Student", line(120)),
	date: nameField("Date", day),
	description: nameField("Text", text()),
	video: nameField(
		"Video on YouTube",
		optionalLine(200),
		"Link to a video whose id has 11 characters. Leave blank for none.",
	),
	ownFilm: nameField("Video from the media library", fileKey.optional(), "Shown instead of the one on YouTube."),
	film: nameField("Caption", optionalText(600), "What the video shows, or the image where there’s no video."),
	picture: picture(),
	portrait: picture("Upright image"),
	built: group(
		"Their work",
		{
			text: nameField("Text", optionalText(600)),
			links: rows("Links", "link", z.object({ label: nameField("Text", line(120)), to: nameField("Address", link()) })),
		},
		"What the student has drawn or made, and where people can read about it.",
	),
});

export const storiesSchema = z.object({ stories: rows("Stories", "story", story) });

export type StudentStory = z.output<typeof story>;
