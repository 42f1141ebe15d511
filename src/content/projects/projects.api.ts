import { z } from "zod";
import { type ApiItem, apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { type ProjectFields, studyYear } from "./projects.ts";

const schema = z.object({
	...apiKeys,
	title: z.string().describe("Title of the project"),
	student: z.string().describe("Name of the student"),
	teacher: z.string().describe("Name of the studio’s teacher"),
	programme: z.string().describe("Short name, such as B.Arch"),
	year: z.int().describe("The year of study, from 1"),
	semester: z.int().describe("The semester of the programme"),
	studio: z.string().describe("Name of the studio"),
	date: apiDay.describe("Date of the final review, YYYY-MM-DD in IST"),
	image: apiImage,
	photographer: z.string().optional().describe("Left out if the image isn’t a photo"),
	description: apiMarkdown,
});

export const projectItem: ApiItem<ProjectFields, typeof schema> = {
	schema,
	serialize: ({ slug, picture, picture_alt: _, photographer, ...project }) => ({
		...project,
		primaryId: slug,
		year: studyYear(project),
		image: pictureUrl(picture),
		photographer: photographer ?? undefined,
	}),
};
