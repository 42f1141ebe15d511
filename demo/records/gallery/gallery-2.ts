import type { GallerySeed } from "../types.ts";

export const gallery2: GallerySeed[] = [
	{
		title: "Court, field and the warmest bench",
		day: -83,
		picture: { kind: "court-plan", seed: 1, alt: "Running track around a football field, from above" },
		credit: "Measured-drawing archive",
	},
	{
		title: "Shelter with its back to the wind",
		day: -90,
		picture: { kind: "pavilion", seed: 8, alt: "Folded roof touching the ground at its low corners" },
		credit: "First-year studio",
	},
	{
		title: "Studio block for forty, third-year model",
		day: -96,
		picture: { kind: "axonometric", seed: 7, alt: "Block of three crossed storeys under a pitched roof, like a model" },
		credit: "Second-year studio",
	},
	{
		title: "Market drains, layer two",
		day: -103,
		picture: { kind: "map", seed: 5, alt: "Map of a slope with a cluster of small buildings" },
		credit: "Survey camp",
	},
	{
		title: "The workshop wall, each tool with its outline",
		day: -109,
		picture: { kind: "workshop", seed: 5, alt: "Wall of hand tools, each in its own place" },
		credit: "Workshop sheets",
	},
	{
		title: "Roofs of the upper bazaar",
		day: -116,
		picture: { kind: "roofscape", seed: 1, alt: "Close-packed roofs seen from above at an angle" },
		credit: "Urban design studio",
	},
	{
		title: "Page 48 of someone’s second semester",
		day: -122,
		picture: { kind: "sketchbook", seed: 8, alt: "Sketchbook page with drawing and notes" },
		credit: "Sketching mornings",
	},
	{
		title: "A barrel vault of bamboo, rattan and grass",
		day: -129,
		picture: { kind: "hut-elevation", seed: 4, alt: "Front of a barrel-vaulted hut with a small doorway" },
		credit: "Measured-drawing archive",
	},
	{
		title: "Contours of the valley, every five metres",
		day: -137,
		picture: { kind: "terrain-model", seed: 4, alt: "Contour model of stacked boards with small houses on it" },
		credit: "Survey camp",
		video: "contours",
	},
	{
		title: "The Boiler House from the yard",
		day: -144,
		picture: { kind: "elevation", seed: 2, alt: "Tower with a pointed roof beside a low wing" },
		credit: "Measured-drawing archive",
	},
	{
		title: "Fourteen acres, fifty-seven metres of fall",
		day: -151,
		picture: { kind: "site-plan", seed: 2, alt: "Site plan with buildings and trees on both sides of a stream" },
		credit: "Survey camp",
	},
	{
		title: "Cold store in a slope, thesis sheet 7",
		day: -166,
		picture: { kind: "section", seed: 1, alt: "Section of a hall with a trussed roof, set into a slope" },
		credit: "Fourth-year studio",
	},
	{
		title: "The guest room that taught us about glass",
		day: -173,
		picture: { kind: "floor-plan", seed: 2, alt: "Round plan with openings all the way round" },
		credit: "Second-year studio",
	},
	{
		title: "Path between two fields of tea",
		day: -181,
		picture: { kind: "tea-slopes", seed: 9, alt: "Path rising between two fields of tea" },
		credit: "Landscape class",
	},
	{
		title: "Tenon, mortise and the peg that draws them tight",
		day: -189,
		picture: { kind: "joint-detail", seed: 10, alt: "Tenon above its mortise, with the peg beside them" },
		credit: "Workshop sheets",
	},
];
