import type { CampusPage } from "#src/school/pages/campus.ts";

export const library: Omit<CampusPage, "figure"> = {
	title: "Library",
	lead: "There are 18,500 volumes, 42 seats by the window, about 1,900 measured drawings, and a desk which lends books on one side and tape measures on the other.",
	cards: [
		{
			title: "Books and journals",
			text: "Strong on construction, hill settlements, landscape, and on the architecture of southern India; thirty-one journals on paper; a working architect’s collection with his remarks in the margins, to which you may add your own, in pencil.",
		},
		{
			title: "Theses, by what went wrong",
			text: "Every thesis since the first batch is on the open shelf and is indexed by site, by material and by what went wrong. The third index is the one that people use.",
		},
		{
			title: "The drawings archive",
			text: "Sheets from all the measured-drawing camps, available for study with the consent that the households gave. Some rooms on them are blank, since someone preferred it so, and they stay blank.",
		},
		{
			title: "Hours and lending",
			text: "Eight in the morning till nine at night, and eleven in the weeks of the thesis. Six books for a fortnight, one plumb bob for a day. Fines go to the upkeep of the dog.",
		},
	],
	pictures: [
		{ key: "shelves-11", alt: "Library aisle narrowing towards its end" },
		{ key: "stair-5", alt: "Flights and landings of a stair, cut through" },
		{ key: "sketchbook-6", alt: "Sketchbook open at two pages of drawings" },
	],
};
