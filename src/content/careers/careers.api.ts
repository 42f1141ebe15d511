import { z } from "zod";
import { dayOnWire, keysOnWire, markdownOnWire, type Wire } from "#src/content/api-schema.ts";
import type { Career } from "./careers.ts";

const schema = z.object({
	...keysOnWire,
	job_title: z.string(),
	qualification: z.string(),
	experience_min: z.int().describe("Years"),
	experience_max: z.int().describe("Years"),
	no_vacancy: z.int(),
	place: z.string(),
	duration: z.string(),
	last_date: dayOnWire,
	posted_on: dayOnWire,
	notes: z.string(),
	job_description: markdownOnWire,
});

export const careerOnWire: Wire<Career, typeof schema> = {
	schema,
	from: ({ slug, title, vacancies, description, ...career }) => ({
		...career,
		primaryId: slug,
		job_title: title,
		no_vacancy: vacancies,
		job_description: description,
	}),
};
