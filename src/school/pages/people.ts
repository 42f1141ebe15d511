import { z } from "zod";
import { day, fileKey, line, optionalLine } from "#src/fields/field-schemas.ts";
import { choice, group, named, rows } from "#src/school/schema/named-field.ts";
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
	id: named("Number", whole(1, 100_000), "Identifies it in links. Each needs a different number."),
	title: named("Title", line(120)),
	subtitle: named("Subtitle", optionalLine(160).optional()),
	year: named("Year", year()),
	category: choice("Category", categories),
	flutes: named(
		"Flutes",
		whole(0, 60).optional(),
		"The place in a ranking, or the number of the title. As many are engraved above the text, the last one inlaid.",
	),
	picture: picture().optional(),
	description: named("Text", text(1500)),
	highlights: rows("Highlights", "line", text(300)).optional(),
	source: group(
		"Source",
		{ text: named("Text", line(160)), to: named("Address", link().optional()) },
		"Where people can read or see it.",
	).optional(),
});

export const achievementsSchema = z.object({ achievements: rows("Achievements", "achievement", achievement) });

export type Achievement = z.output<typeof achievement>;

const graduate = z.object({
	name: named("Name", line(120)),
	course: named("Course", line(80)),
	year: named("Year of graduation", year()),
	company: named("Works at", line(160)),
	designation: named("As", line(120)),
	location: named("Town", line(80)),
	package: named("Annual pay", optionalLine(40), "As the graduate stated it; LPA is lakh rupees per annum."),
});

const town = z.object({
	town: named("Town", line(80)),
	latitude: named("Latitude", decimal(-90, 90)),
	longitude: named("Longitude", decimal(-180, 180)),
});

export const alumniSchema = z.object({
	profiles: rows("Graduates", "graduate", graduate),
	places: rows("Towns", "town", town, "Where the graduates’ towns are, in degrees north and east."),
});

export type AlumniProfile = z.output<typeof graduate>;

const story = z.object({
	title: named("Title", line(160)),
	studentName: named("Student", line(120)),
	date: named("Date", day),
	description: named("Text", text()),
	video: named(
		"Video on YouTube",
		optionalLine(200),
		"Link to a video whose id has 11 characters. Leave blank for none.",
	),
	ownFilm: named("Video from the media library", fileKey.optional(), "Shown instead of the one on YouTube."),
	film: named("Caption", optionalText(600), "What the video shows, or the image where there’s no video."),
	picture: picture(),
	portrait: picture("Upright image"),
	built: group(
		"Their work",
		{
			text: named("Text", optionalText(600)),
			links: rows("Links", "link", z.object({ label: named("Text", line(120)), to: named("Address", link()) })),
		},
		"What the student has drawn or made, and where people can read about it.",
	),
});

export const storiesSchema = z.object({ stories: rows("Stories", "story", story) });

export type StudentStory = z.output<typeof story>;
