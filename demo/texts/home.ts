import { thousands } from "#src/formatting/thousands.ts";
import type { HomeTexts } from "#src/school/pages/home.ts";
import { identity } from "../identity.ts";

/** Texts that only the home page shows. */
export const home: HomeTexts = {
	lead: `B.Arch, M.Arch and a diploma, taught by practitioners in a valley of the Nilgiris since ${identity.foundedIn}.`,
	statement:
		"We draw, build and argue in the open air: every studio starts with a walk across the site and ends with something you can stand on.",
	enquiryLead:
		"Ask about marks and tests, fees and rooms, or what to bring to the interview. The admissions office will call you back, usually on the next working day.",
	reasons: [
		{
			figure: "A valley",
			text: `The campus lies at ${thousands(identity.place.altitude)} metres in the Nilgiris. Rain, slope, frost and forest are outside the studio door, and every brief begins with them.`,
		},
		{
			figure: "15 years",
			text: "Of teaching, on average, by people who also build. Most of our staff have their own practice, and all of them come to the site.",
		},
		{
			figure: "#8",
			text: "All India, among private schools of architecture, in a national news magazine’s 2025 ranking. Our 2024 rankings are on the achievements page.",
		},
	],
	weather: [
		{ month: 1, text: "Frost before sunrise on 11 days of January, in ten years’ record." },
		{ month: 2, text: "Sun on 24 days of February, in ten years’ record." },
		{ month: 3, text: "The driest month: rain on 4 days of March, in ten years’ record." },
		{ month: 4, text: "Thunder in the afternoon on 9 days of April, in ten years’ record." },
		{ month: 5, text: "Rain on 12 days of May, in ten years’ record." },
		{ month: 6, text: "The monsoon comes: rain on 20 days of June, in ten years’ record." },
		{ month: 7, text: "Rain on 24 days of July, in ten years’ record." },
		{ month: 8, text: "Rain on 21 days of August, in ten years’ record." },
		{ month: 9, text: "Rain on 14 days of September, in ten years’ record." },
		{ month: 10, text: "The second monsoon: rain on 17 days of October, in ten years’ record." },
		{ month: 11, text: "Mist on the west wall on 8 days of November, in ten years’ record." },
		{ month: 12, text: "Frost before sunrise on 7 days of December, in ten years’ record." },
	],
	valley: { key: "ridges-21", alt: "Ridge behind ridge in mist, dark forest in front, a low red sun" },
	film: "hero",
};
