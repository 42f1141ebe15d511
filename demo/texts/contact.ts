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
	ways: [
		{
			from: "From Coimbatore",
			text: "Three hours by road: to Mettupalayam, then thirty-six hairpin bends. The bus is quicker than it looks.",
		},
		{
			from: "By the mountain railway",
			text: "Five hours from Mettupalayam, through sixteen tunnels. Get off at the last station.",
		},
		{
			from: "From the town",
			text: "Ten minutes by bus 12 or forty on foot. Get off at the lower gate, by the stop with the new roof.",
		},
	],
	map: {
		description: `Drawn map: from the railway station and the lake in ${identity.address.lines[1]} the road climbs north-east to the school, below the peak`,
		summit: "Doddabetta 2 637",
	},
};
