import { z } from "zod";
import { type ApiItem, apiDay, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import type { CareerFields } from "./careers.ts";

const schema = z.object({
	...apiKeys,
	job_title: z.string(),
	qualification: z.string(),
	experience_min: z.int().describe("Years"),
	experience_max: z.int().describe("Years"),
	no_vacancy: z.int(),
	place: z.string(),
	duration: z.string(),
	last_date: apiDay,
	posted_on: apiDay,
	notes: z.string(),
	job_description: apiMarkdown,
});

export const careerItem: ApiItem<CareerFields, typeof schema> = {
	schema,
	serialize: ({ slug, title, vacancies, description, ...career }) => ({
		...career,
		primaryId: slug,
		job_title: title,
		no_vacancy: vacancies,
		job_description: description,
	}),
};
