import { thousands } from "#src/formatting/thousands.ts";
import type { HomeTexts } from "#src/school/pages/home.ts";
import { sharePlaced } from "#src/site/placement/share-placed.ts";
import { identity } from "../identity.ts";
import { placement } from "./placement.ts";

const lastBatch = placement.record.at(-1);
const placedShare = lastBatch ? `${sharePlaced(lastBatch)}%` : "";

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
			figure: `Since ${identity.foundedIn}`,
			text: "Taught by people who also build. Most of our staff keep a practice; all of them come to the site.",
		},
		{
			figure: placedShare,
			text: `Of the graduates of ${lastBatch?.year} who looked for work found it within half a year. The page of placement has three years in numbers.`,
		},
	],
	valley: { key: "ridges-21", alt: "Ridge behind ridge in mist, dark forest in front, a low red sun" },
	film: "hero",
};
