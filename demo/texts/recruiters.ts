import type { Recruiter } from "#src/school/pages/placement.ts";

/** Eighteen invented practices. */
export const recruiters: Recruiter[] = [
	{ key: "rainshadow-works", name: "Rainshadow Works", work: "Houses and schools for dry country", city: "Coimbatore" },
	{
		key: "laterite-and-lime",
		name: "Laterite & Lime",
		work: "Repair of old buildings in earth, lime and timber",
		city: "Kozhikode",
	},
	{
		key: "third-bench",
		name: "Third Bench Architects",
		work: "School buildings, and the furniture in them",
		city: "Bengaluru",
	},
	{ key: "palm-and-plumb", name: "Palm & Plumb", work: "Coastal housing that can stand a cyclone", city: "Chennai" },
	{ key: "kilnside", name: "Kilnside Studio", work: "Brick vaults and everything below them", city: "Puducherry" },
	{
		key: "halla-landscape",
		name: "Halla Landscape",
		work: "Streams, grassland and public gardens in the hills",
		city: "Kotagiri",
	},
	{ key: "north-verandah", name: "North Verandah", work: "Clinics and small hospitals", city: "Mysuru" },
	{
		key: "saltpan-urban",
		name: "Saltpan Urban",
		work: "Plans for small towns and their waterfronts",
		city: "Thoothukudi",
	},
	{
		key: "muntin-facades",
		name: "Muntin Façades",
		work: "Façade engineering and the testing of it",
		city: "Hyderabad",
	},
	{ key: "tidetable", name: "Tidetable Design Office", work: "Ferry jetties, markets, libraries", city: "Kochi" },
	{
		key: "jack-arch",
		name: "Jack Arch Conservation",
		work: "Surveys and structural repair of historic offices",
		city: "Chennai",
	},
	{ key: "lamp-and-louvre", name: "Lamp & Louvre", work: "Daylight and electric light", city: "Bengaluru" },
	{ key: "fourply", name: "Fourply Interiors", work: "Workplaces built from reused material", city: "Hyderabad" },
	{ key: "spandrel", name: "Spandrel Structures", work: "Structural design in timber and bamboo", city: "Coimbatore" },
	{
		key: "ghat-road",
		name: "Ghat Road Studio",
		work: "Hill houses, retaining walls, honest estimates",
		city: "Udhagamandalam",
	},
	{
		key: "swale-and-street",
		name: "Swale & Street",
		work: "Footpaths, bus corridors and storm water",
		city: "Bengaluru",
	},
	{ key: "coldframe", name: "Coldframe Housing", work: "Cooperative housing and its management", city: "Ahmedabad" },
	{
		key: "datum-and-daughters",
		name: "Datum & Daughters",
		work: "Building information models and site coordination",
		city: "Pune",
	},
];
