import { z } from "zod";
import { apiDay, apiImage, apiKeys, apiMarkdown, apiPictures, apiPicturesOf } from "#src/content/api-schema.ts";
import { defineContentType, newestFirst } from "#src/content/content-type.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { furtherPictureLabels, pictureGroup, pictureLabels } from "#src/content/record-form/picture-labels.ts";
import * as paths from "#src/paths.ts";
import { projectFields, studyYear } from "./projects.ts";

const schema = z.object({
	...apiKeys,
	title: z.string().describe("Title of the project"),
	student: z.string().describe("Name of the student"),
	teacher: z.string().describe("Name of the studio’s teacher"),
	programme: z.string().describe("Short name of the programme, such as B.Arch"),
	year: z.int().describe("Year of study, from 1"),
	semester: z.int().describe("Semester of the programme"),
	studio: z.string().describe("Name of the studio"),
	date: apiDay.describe("Date of the final review, YYYY-MM-DD in IST"),
	image: apiImage,
	photographer: z.string().optional().describe("Name of the photographer. Omitted if the image isn’t a photo"),
	description: apiMarkdown,
	pictures: apiPictures,
});

export const projectType = defineContentType({
	table: "projects",
	fields: projectFields,
	office: {
		names: { many: "Students’ work", one: "project" },
		fields: {
			title: { label: "Title" },
			student: { label: "Student" },
			teacher: { label: "Teacher", hint: "Who taught the studio." },
			programme: { label: "Programme", hint: "The degree, such as B.Arch." },
			semester: { label: "Semester", hint: "From 1 to 10. It sets the year of study." },
			studio: { label: "Studio", hint: "Its theme." },
			date: { label: "Final review" },
			description: { label: "Text" },
			pictures: { ...furtherPictureLabels, hint: "Process, plans, sections and models, below the text." },
			...pictureLabels,
			photographer: { label: "Photographer", hint: "Leave blank for the student’s own drawing or model." },
		},
		groups: [{ ...pictureGroup, fields: [...pictureGroup.fields, "photographer"] }],
	},
	translated: ["title", "studio", "picture_alt", "description", "pictures"],
	baseSlug: ({ title }) => title,
	list: () => [newestFirst("date")],
	api: {
		name: "work",
		itemsPerPage: 12,
		schema,
		serialize: ({ slug, picture, picture_alt: _, photographer, pictures, ...project }) => ({
			...project,
			primaryId: slug,
			year: studyYear(project),
			image: pictureUrl(picture),
			photographer: photographer ?? undefined,
			pictures: apiPicturesOf(pictures),
		}),
	},
	page: {
		address: paths.project,
		key: "slug",
		changedOn: "date",
		shareText: ({ title, student, programme }) => ({ title, label: `${programme}, ${student}` }),
	},
	feed: {
		path: paths.feed("work"),
		page: paths.work,
		title: (school) => `Students' work at ${school}`,
		entry: ({ title, date, student, description }) => ({ title, date, author: student, description }),
	},
});
