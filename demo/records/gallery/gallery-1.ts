import type { GallerySeed } from "../types.ts";

export const gallery1: GallerySeed[] = [
	{
		title: "A studio day, from first chalk to last lamp",
		day: -1,
		picture: { kind: "night-studio", seed: 4, alt: "People bent over desks, each under a lamp, at night" },
		credit: "Print room",
		video: "studio-day",
	},
	{
		title: "The Long Studio, all six levels cut through",
		day: -5,
		picture: { kind: "section", seed: 12, alt: "Section through rooms stepping along a slope under tilted roofs" },
		credit: "Fourth-year studio",
	},
	{
		title: "Ten in the morning, level two (sample)",
		day: -7,
		picture: {
			kind: "sample-photograph",
			seed: 1,
			alt: "Sun through a row of windows onto desks, sheets and a wooden floor",
		},
		credit: "Sample: computed by a script, in place of a photograph",
	},
	{
		title: "Tea below the terraces",
		day: -9,
		picture: { kind: "tea-slopes", seed: 2, alt: "Tea slopes from above, combed by their rows" },
		credit: "Landscape class",
	},
	{
		title: "Scarf joint for a veranda post",
		day: -13,
		picture: { kind: "joint-detail", seed: 1, alt: "Scarf joint between two timbers, drawn twice, with its peg" },
		credit: "Workshop sheets",
	},
	{
		title: "Mist coming up the valley before noon",
		day: -17,
		picture: { kind: "ridges", seed: 1, alt: "Pale ridges one behind another above a dark foreground" },
		credit: "Sketching mornings",
		video: "mist",
	},
	{
		title: "Ground floor of the Loft, as found in 2008",
		day: -22,
		picture: { kind: "floor-plan", seed: 5, alt: "Plan of a long building divided into bays" },
		credit: "Second-year studio",
	},
	{
		title: "Bricks in the yard, second day (sample)",
		day: -24,
		picture: {
			kind: "sample-photograph",
			seed: 2,
			alt: "Rows of bricks drying on the ground in low sun",
		},
		credit: "Sample: computed by a script, in place of a photograph",
	},
	{
		title: "One hundred doors: the poster",
		day: -26,
		picture: { kind: "poster", seed: 12, alt: "Poster of nested arches with one small person" },
		credit: "Print room",
	},
	{
		title: "Forty metres of veranda, second-year sheet",
		day: -31,
		picture: { kind: "street", seed: 9, alt: "Street fronts measured and drawn in three strips" },
		credit: "Urban design studio",
	},
	{
		title: "Before the review (sample)",
		day: -33,
		picture: {
			kind: "sample-photograph",
			seed: 3,
			alt: "Card models on a table under a lamp, sheets on a dark wall behind them",
		},
		credit: "Sample: computed by a script, in place of a photograph",
	},
	{
		title: "Wattle frame before the roof went on",
		day: -36,
		picture: { kind: "timber-frame", seed: 8, alt: "Frames being raised one after another" },
		credit: "Construction yard",
	},
	{
		title: "A section draws itself",
		day: -42,
		picture: {
			kind: "section-perspective",
			seed: 7,
			alt: "Workroom under a saw-tooth roof, seen in perspective behind the cut",
		},
		credit: "Third-year studio",
		video: "section-build",
	},
	{
		title: "Library, south wall, fully returned",
		day: -48,
		picture: { kind: "shelves", seed: 7, alt: "Library wall with rows of books from floor to ceiling" },
		credit: "Library wall",
	},
	{
		title: "Saplings along the north bank",
		day: -53,
		picture: { kind: "planting-plan", seed: 7, alt: "Plan of a stream between bands of planting and single trees" },
		credit: "Landscape class",
	},
	{
		title: "Kurinji House at seven in the morning",
		day: -59,
		picture: { kind: "hostel-mist", seed: 5, alt: "Hostel gables in mist, with bare trees beside them" },
		credit: "Sketching mornings",
	},
	{
		title: "Hanging bridge for the upper path",
		day: -70,
		picture: { kind: "bridge", seed: 2, alt: "Hanging bridge with its cables, above a ravine" },
		credit: "Bridge loading day",
	},
	{
		title: "Where the water goes",
		day: -77,
		picture: { kind: "rain-section", seed: 1, alt: "House in the rain, cut through, with a tank in the ground" },
		credit: "Building services class",
		video: "rain",
	},
];
