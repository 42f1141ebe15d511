import { z } from "zod";
import { type ApiItem, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import type { StaffFields } from "./staff.ts";

const schema = z.object({
	...apiKeys,
	name: z.string().describe("Full name"),
	designition: z.string().describe("Job title (the misspelling is part of the contract)"),
	profile: apiImage,
	description: apiMarkdown,
	qualification: z.string().describe("Degrees, as one text"),
	experience: z.int().describe("Years of experience"),
	department: z.string().describe("Name of the department"),
	std: z.string().describe("Subjects taught, as one text"),
	email: z.string().optional().describe("Left out if it isn’t published"),
	works: apiMarkdown.optional().describe("Works and publications, in Markdown"),
});

export const staffItem: ApiItem<StaffFields, typeof schema> = {
	schema,
	serialize: ({
		id,
		slug,
		name,
		designation,
		picture,
		description,
		qualification,
		experience_years,
		department,
		subjects,
		email,
		works,
	}) => ({
		id,
		primaryId: slug,
		name,
		designition: designation,
		profile: pictureUrl(picture),
		description,
		qualification,
		experience: experience_years,
		department,
		std: subjects,
		...(email && { email }),
		...(works && { works }),
	}),
};
