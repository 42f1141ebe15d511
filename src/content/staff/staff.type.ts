import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import { apiImage, apiKeys, apiMarkdown, apiPictures, apiPicturesOf } from "#src/content/api-schema.ts";
import { defineContentType } from "#src/content/content-type.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { furtherPictureLabels, pictureGroup, pictureLabels } from "#src/content/record-form/picture-labels.ts";
import * as paths from "#src/paths.ts";
import { rankOfDesignation, sortableName, staffFields } from "./staff.ts";

const schema = z.object({
	...apiKeys,
	name: z.string().describe("Full name"),
	designition: z.string().describe("Job title. The spelling of the field is intentional"),
	profile: apiImage,
	description: apiMarkdown,
	qualification: z.string().describe("Degrees, as one string"),
	experience: z.int().describe("Years of experience"),
	department: z.string().describe("Name of the department"),
	std: z.string().describe("Subjects taught, as one string"),
	email: z.string().optional().describe("Email address. Omitted if it isn’t published"),
	works: apiMarkdown.optional().describe("Works and publications, in Markdown"),
	pictures: apiPictures,
});

export const staffType = defineContentType({
	table: "staff",
	fields: staffFields,
	office: {
		names: { many: "Staff", one: "member of staff" },
		fields: {
			name: { label: "Name", hint: "With the title, such as Dr. or Ar." },
			designation: {
				label: "Designation",
				hint: "Sets the order in the list: principal, professor, associate professor, assistant professor, others.",
			},
			department: { label: "Department" },
			qualification: { label: "Qualification" },
			experience_years: { label: "Years of experience" },
			subjects: { label: "Subjects", hint: "Separated by commas." },
			email: { label: "Email", hint: "Shown on the page. Leave blank for none." },
			description: { label: "About" },
			works: { label: "Works", hint: "Buildings, drawings or publications, as a list. Leave blank for none." },
			pictures: { ...furtherPictureLabels, hint: "Of their works." },
			...pictureLabels,
		},
		groups: [{ ...pictureGroup, title: "Portrait" }],
	},
	translated: ["qualification", "subjects", "picture_alt", "description", "works", "pictures"],
	baseSlug: ({ name }) => sortableName(name),
	/** Sorts by the rank of the designation, then by name: "01 asha menon". */
	derive: ({ designation, name }) => ({
		sort_key: `${String(rankOfDesignation(designation)).padStart(2, "0")} ${sortableName(name)}`,
	}),
	list: () => [{ orderBy: "sort_key", direction: "asc" }],
	api: {
		name: "staff",
		aliases: [apiPaths.staff],
		itemsPerPage: 100,
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
			pictures,
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
			pictures: apiPicturesOf(pictures),
		}),
	},
	page: {
		address: paths.staffDetails,
		key: "id",
		shareText: ({ name, designation }) => ({ title: name, label: designation }),
	},
});
