import { admitted } from "#demo/admitted.ts";
import { identity } from "#demo/identity.ts";
import { thousands } from "#src/formatting/thousands.ts";
import * as paths from "#src/paths.ts";
import type { PageSeed } from "../types.ts";

const email = "press@doddabetta.example";
const drawing = (key: string) => paths.media(`${key}-1440.webp`);

export const press: PageSeed = {
	slug: "press",
	title: "Press",
	lead: "Facts, drawings and people for those who write about the school.",
	description: "Press contact, figures with their sources, drawings to use, and the latest news of the school.",
	sections: [
		{
			heading: "Who to ask",
			text: `Write to [${email}](mailto:${email}) and say by when you need an answer. We answer on the same working day. You can film or photograph on the campus if you ask first, and students decide for themselves whether they’re in the picture.`,
			button: { label: "Write to the press office", link: `mailto:${email}` },
		},
		{
			heading: "In one paragraph",
			text: "Doddabetta School of Architecture stands on a slope in the Nilgiris. Since 2008 it has taught the B.Arch, two M.Arch programmes and a diploma, by drawing and by building at full size.",
		},
		{
			heading: "Figures, and where they come from",
			text: `Seats: [mandatory disclosure](${paths.disclosure}). Applicants: [the B.Arch page](${paths.undergraduate}#admitted). Graduates and pay: [placement](${paths.placement}), counted on 31 October 2026. Beds: [hostels](${paths.hostel}).`,
			numbers: [
				{ value: "2008", label: "Founded" },
				{ value: "150", label: "Seats a year in four programmes" },
				{ value: applicants(), label: "Applied for 80 seats of the B.Arch in 2026" },
				{ value: "55 of 63", label: "Graduates of 2026 who looked for work and found it" },
				{ value: "340", label: "Beds in two hostels" },
				{ value: `${thousands(identity.place.altitude)} m`, label: "Above the sea" },
			],
		},
		{
			heading: "Drawings to use",
			text: `You may print these with news about the school. Please name the school as the source. Files: [the section of two low buildings](${drawing("section-6")}), [the stair](${drawing("stair-12")}), [the ridges](${drawing("ridges-7")}), [the long house](${drawing("elevation-8")}).`,
			pictures: [
				{ picture: "section-6", picture_alt: "Section of two low buildings on either side of a tree" },
				{ picture: "stair-12", picture_alt: "Stair winding round a centre, in plan and elevation" },
				{ picture: "ridges-7", picture_alt: "Mountains drawn in fine lines, one range behind another" },
				{ picture: "elevation-8", picture_alt: "Long house with small windows beneath a broad roof" },
			],
		},
		{ heading: "Latest news", list: "news" },
	],
};

function applicants(): string {
	return String(admitted[0]?.categories.reduce((sum, { applied }) => sum + applied, 0) ?? 0);
}
