import { z } from "zod";
import { type ApiItem, apiImage, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import type { StaffFields } from "./staff.ts";

const schema = z.object({
	...apiKeys,
	name: z.string(),
	designition: z.string().describe("Designation; the field is spelled so"),
	profile: apiImage,
	description: apiMarkdown,
	qualification: z.string(),
	experience: z.int().describe("Years"),
	department: z.string(),
	std: z.string().describe("The subjects handled"),
	email: z.string().optional(),
	works: apiMarkdown.optional().describe("What the person has built, drawn or published"),
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
