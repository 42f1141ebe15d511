import type { AnnouncementSeed } from "./types.ts";

/** The home page's two; words in the titles choose their emoji. */
export const announcements: AnnouncementSeed[] = [
	{
		kind: "admissions",
		title: "Admissions announcement: B.Arch, M.Arch and Diploma",
		link: "https://doddabetta.example/academic",
		fromDay: -7,
		toDay: 90,
		picture: { kind: "poster", seed: 5, alt: "Poster of the outline of a house on contour lines" },
		description:
			"Applications for the coming academic year are open. You can send scores later. The form takes about ten minutes.",
	},
	{
		kind: "general",
		title: "Alumni meet on the lower bench",
		link: "https://doddabetta.example/event-details/alumni-meet-lower-bench",
		fromDay: -3,
		toDay: 104,
		picture: { kind: "poster", seed: 8, alt: "Poster of figures on rising steps before a large disc" },
		description: "All batches, two days, one cold night. Tell us you’re coming and we’ll put the rice on.",
	},
];
