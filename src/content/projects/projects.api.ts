import { z } from "zod";
import { type ApiItem, apiDay, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { type ProjectFields, studyYear } from "./projects.ts";

const schema = z.object({
	...apiKeys,
	title: z.string(),
	student: z.string(),
	teacher: z.string().describe("Who taught the studio"),
	programme: z.string(),
	year: z.int().describe("The year of study, from 1"),
	semester: z.int(),
	studio: z.string(),
	date: apiDay.describe("The day of the final review"),
	image: apiImage,
	photographer: z.string().optional().describe("Where the picture is a photograph"),
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
