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
	lead: "Facts and drawings for journalists, and people to talk to.",
	description: "Press contact, figures with their sources, drawings you can use, and the latest news from the school.",
	sections: [
		{
			heading: "Press contact",
			text: `Email [${email}](mailto:${email}) and tell us your deadline. We’ll reply the same working day. To film or take photos on campus, ask us first. Students decide for themselves whether to be in them.`,
			button: { label: "Email the press office", link: `mailto:${email}` },
		},
		{
			heading: "In one paragraph",
			text: "Doddabetta School of Architecture is on a slope in the Nilgiris. Founded in 2008, it offers the B.Arch, two M.Arch programmes and a diploma. Students learn by drawing and by building at full size.",
		},
		{
			heading: "Figures and their sources",
			text: `Seats: [mandatory disclosure](${paths.disclosure}). Applicants: [the B.Arch page](${paths.undergraduate}#admitted). Graduates and pay: [placement](${paths.placement}), counted on 31 October 2026. Beds: [hostels](${paths.hostel}).`,
			numbers: [
				{ value: "2008", label: "Founded" },
				{ value: "150", label: "Seats a year in four programmes" },
				{ value: applicants(), label: "Applied for 80 B.Arch seats in 2026" },
				{ value: "55 of 63", label: "2026 graduates looking for work found it" },
				{ value: "340", label: "Beds in two hostels" },
				{ value: `${thousands(identity.place.altitude)} m`, label: "Above sea level" },
			],
		},
		{
			heading: "Drawings you can use",
			text: `You can publish these with news about the school. Credit the school. Files: [the section of two low buildings](${drawing("section-6")}), [the stair](${drawing("stair-12")}), [the ridges](${drawing("ridges-7")}), [the long house](${drawing("elevation-8")}).`,
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
