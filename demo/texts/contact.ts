import * as paths from "#src/paths.ts";
import type { ContactTexts } from "#src/school/pages/contact.ts";
import { identity } from "../identity.ts";

/** Texts that only the contact page shows. */
export const contact: ContactTexts = {
	lead: "Email, call or visit. The office is open from nine to five, Monday to Saturday. The gate is always open.",
	desks: [
		{ what: "Applications and documents", email: "admissions@doddabetta.example" },
		{ what: "Fees and receipts", email: "accounts@doddabetta.example" },
		{ what: "Hostels and mess", email: "warden@doddabetta.example" },
		{ what: "Press: facts, drawings, video", email: "press@doddabetta.example" },
	],
	students: paths.ownPage("ask-a-student"),
	ways: [
		{
			from: "From Coimbatore",
			text: "86 km, three hours by road. It’s one hour to Mettupalayam, and two for the last 51 km with their thirty-six hairpin bends. Buses go every half hour from five in the morning to eight in the evening.",
		},
		{
			from: "By the mountain railway",
			text: "46 km in five hours, through sixteen tunnels. The line begins at Mettupalayam. One train a day, at ten past seven in the morning. Get off at the last station.",
		},
		{
			from: "From the town",
			text: "4 km, ten minutes by bus 12 or forty on foot. The bus goes every twenty minutes, from six in the morning to nine in the evening. Get off at the lower gate, by the stop with the new roof.",
		},
	],
	map: {
		description: `Drawn map: from the railway station and the lake in ${identity.address.lines[1]} the road climbs north-east to the school, below the peak`,
		summit: "Doddabetta 2,637 m",
	},
};
