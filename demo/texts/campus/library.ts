import type { CampusPage } from "#src/school/pages/campus.ts";

export const library: Omit<CampusPage, "figure"> = {
	title: "Library",
	lead: "There are 18,500 volumes, 42 seats by the window, about 1,900 measured drawings, and a desk that lends books on one side and tape measures on the other.",
	cards: [
		{
			title: "Books and journals",
			text: "We’re strong on construction, hill settlements, landscape and the architecture of southern India. There are thirty-one journals on paper, and a working architect’s collection with his remarks in the margins. You can add your own, in pencil.",
		},
		{
			title: "Theses, by what went wrong",
			text: "Every thesis since the first batch is on the open shelf, indexed by site, by material and by what went wrong. The third index is the one people use.",
		},
		{
			title: "The drawings archive",
			text: "Sheets from all the measured-drawing camps, which you can study with the households’ consent. Some rooms are blank because someone asked us to leave them out, and they stay blank.",
		},
		{
			title: "Hours and lending",
			text: "Open from eight in the morning to nine at night, and to eleven in thesis weeks. Borrow six books for a fortnight, or a plumb bob for a day. Fines pay for the dog.",
		},
	],
	pictures: [
		{ key: "shelves-11", alt: "Library aisle narrowing towards its end" },
		{ key: "stair-5", alt: "Flights and landings of a stair, cut through" },
		{ key: "sketchbook-6", alt: "Sketchbook open at two pages of drawings" },
	],
};
