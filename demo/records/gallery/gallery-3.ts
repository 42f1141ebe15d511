import type { GallerySeed } from "../types.ts";

export const gallery3: GallerySeed[] = [
	{
		title: "Shadow of the Loft through a day",
		day: -197,
		picture: { kind: "elevation", seed: 12, alt: "Long front with a row of windows, trees at both ends" },
		credit: "Measured-drawing archive",
		video: "shadow",
	},
	{
		title: "Ridge behind ridge, from the weather mast",
		day: -205,
		picture: { kind: "ridges", seed: 10, alt: "Hills behind hills, the furthest almost the colour of the sky" },
		credit: "Sketching mornings",
	},
	{
		title: "Rain orchestra: the poster",
		day: -213,
		picture: { kind: "poster", seed: 7, alt: "Poster of layered hills with striped slopes" },
		credit: "Print room",
	},
	{
		title: "A dining hall in perspective",
		day: -222,
		picture: {
			kind: "section-perspective",
			seed: 12,
			alt: "Hall with a pitched roof, cut across and drawn in perspective",
		},
		credit: "Third-year studio",
	},
	{
		title: "Upper bazaar, walking uphill",
		day: -231,
		picture: { kind: "street", seed: 4, alt: "Houses along a rising street, with a tree and people" },
		credit: "Urban design studio",
	},
	{
		title: "Grassland left alone",
		day: -240,
		picture: {
			kind: "planting-plan",
			seed: 5,
			alt: "Plan of open ground in soft patches, with a path and a few trees",
		},
		credit: "Landscape class",
	},
	{
		title: "Roof frame for a village school",
		day: -249,
		picture: { kind: "timber-frame", seed: 6, alt: "Six kinds of roof truss drawn side by side" },
		credit: "Construction yard",
	},
	{
		title: "A winding stair for the reading room",
		day: -258,
		picture: { kind: "stair", seed: 8, alt: "Winding stair shown as a circle in plan and beside it in elevation" },
		credit: "Model prize entries",
	},
	{
		title: "Shola House, lights before breakfast",
		day: -268,
		picture: { kind: "hostel-mist", seed: 4, alt: "Hostel roofs rising one behind another out of mist" },
		credit: "Sketching mornings",
	},
	{
		title: "Thesis shelf, sorted by site",
		day: -277,
		picture: { kind: "shelves", seed: 8, alt: "Long aisle of shelves with people walking along it" },
		credit: "Library wall",
	},
	{
		title: "Five metres across, crossed by everyone",
		day: -287,
		picture: { kind: "bridge", seed: 3, alt: "Bridge on spreading struts, with people crossing" },
		credit: "Bridge loading day",
	},
	{
		title: "Eaves, plinth and splash line",
		day: -297,
		picture: { kind: "rain-section", seed: 6, alt: "People sitting beneath deep eaves in the rain, cut through" },
		credit: "Building services class",
	},
	{
		title: "Route of the watershed walk",
		day: -319,
		picture: { kind: "map", seed: 6, alt: "Map of the land between a hill and a valley" },
		credit: "Survey camp",
	},
	{
		title: "A roof for waiting under",
		day: -331,
		picture: { kind: "pavilion", seed: 5, alt: "Umbrella-shaped roofs with people waiting beneath" },
		credit: "First-year studio",
	},
	{
		title: "The workshop in the week of the stools",
		day: -344,
		picture: { kind: "workshop", seed: 8, alt: "Field of workbenches with people at work" },
		credit: "Workshop sheets",
	},
];
