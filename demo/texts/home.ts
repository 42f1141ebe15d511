import { thousands } from "#src/formatting/thousands.ts";
import type { HomeTexts } from "#src/school/texts.ts";
import { identity } from "../identity.ts";

/** What only the home page shows. */
export const home: HomeTexts = {
	lead: `B.Arch, M.Arch and a diploma, taught by practitioners in a valley of the Nilgiris since ${identity.foundedIn}.`,
	statement:
		"We draw, build and argue in the open air: every studio begins with a walk across the site and ends with something that can be stood upon.",
	enquiryLead:
		"Someone who teaches here will answer: about marks and tests, fees and rooms, or what to bring to the interview.",
	reasons: [
		{
			figure: "A valley",
			text: `The campus lies at ${thousands(identity.place.altitude)} metres in the Nilgiris. Rain, slope, frost and forest are outside the studio door, and every brief begins with them.`,
		},
		{
			figure: `${identity.teachingYears} years`,
			text: "Of teaching, by people who also build. Most of our staff keep a practice; all of them come to the site.",
		},
		{
			figure: `#${identity.rankInIndia}`,
			text: "All India ranking of schools of architecture, and first in the state.",
		},
	],
	valley: { kind: "ridges", seed: 21, alt: "Ridge behind ridge in mist, dark forest in front, a low red sun" },
	film: "hero",
};
