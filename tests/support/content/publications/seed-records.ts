import type { ReadSeedRecords } from "#src/content/seed-records.ts";
import type { PublicationFields } from "./publications.ts";

/** Oldest first, so that of two records of one day the later one has the greater key. */
export const readPublications: ReadSeedRecords<PublicationFields> = async ({ date }) => [
	{
		fields: {
			title: "Walls that breathe",
			author: "Asha Menon",
			date: date(-40),
			picture: "section-1",
			picture_alt: "Section through a slope",
			description: "Twelve **mud walls**, measured over one monsoon.",
		},
	},
	{
		slug: "hill-house-atlas",
		fields: {
			title: "An atlas of hill houses",
			author: "Devi Raj",
			date: date(-3),
			picture: "section-2",
			picture_alt: "Section through a house",
			description: "Sixty houses between the tea and the cloud.",
		},
	},
];
