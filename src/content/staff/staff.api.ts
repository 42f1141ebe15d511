import { z } from "zod";
import { imageOnWire, keysOnWire, markdownOnWire, type Wire } from "#src/content/api-schema.ts";
import { pictureUrl } from "#src/content/picture.ts";
import type { StaffMember } from "./staff.ts";

const schema = z.object({
	...keysOnWire,
	name: z.string(),
	designition: z.string().describe("Designation; the field is spelled so"),
	profile: imageOnWire,
	description: markdownOnWire,
	qualification: z.string(),
	experience: z.int().describe("Years"),
	department: z.string(),
	std: z.string().describe("The subjects handled"),
});

export const staffOnWire: Wire<StaffMember, typeof schema> = {
	schema,
	from: ({
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
	}),
};
