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
			text: "Average teaching experience. Most of our staff have their own practice, and all of them come to the site.",
		},
		{
			figure: "#8",
			text: "All India, among private schools of architecture, in a national news magazine’s 2025 ranking. Our 2024 rankings are on the achievements page.",
		},
	],
	weather: [
		{ month: 1, text: "Frost before sunrise on 11 days in an average January." },
		{ month: 2, text: "Sun on 24 days in an average February." },
		{ month: 3, text: "The driest month: rain on 4 days in an average March." },
		{ month: 4, text: "Thunder in the afternoon on 9 days in an average April." },
		{ month: 5, text: "Rain on 12 days in an average May." },
		{ month: 6, text: "The monsoon comes: rain on 20 days in an average June." },
		{ month: 7, text: "Rain on 24 days in an average July." },
		{ month: 8, text: "Rain on 21 days in an average August." },
		{ month: 9, text: "Rain on 14 days in an average September." },
		{ month: 10, text: "The second monsoon: rain on 17 days in an average October." },
		{ month: 11, text: "Mist on the west wall on 8 days in an average November." },
		{ month: 12, text: "Frost before sunrise on 7 days in an average December." },
	],
	valley: { key: "ridges-21", alt: "Ridge behind ridge in mist, dark forest in front, a low red sun" },
	film: "hero",
};
