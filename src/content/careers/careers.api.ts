import { z } from "zod";
import { type ApiItem, apiDay, apiKeys, apiMarkdown } from "#src/content/api-schema.ts";
import type { CareerFields } from "./careers.ts";

const schema = z.object({
	...apiKeys,
	job_title: z.string().describe("Title of the vacancy"),
	qualification: z.string().describe("Required qualification"),
	experience_min: z.int().describe("Least experience, in years"),
	experience_max: z.int().describe("Most experience, in years"),
	no_vacancy: z.int().describe("Number of vacancies"),
	place: z.string().describe("Place of work"),
	duration: z.string().describe("Such as full time"),
	last_date: apiDay.describe("Last day to apply, YYYY-MM-DD in IST"),
	posted_on: apiDay.describe("Date it was posted, YYYY-MM-DD in IST"),
	notes: z.string().describe("Further notes for applicants"),
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
