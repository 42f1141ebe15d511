/** Drawings on the page of the M.Arch in Environmental Architecture: a night, a year and a century. Sample values. */
export const night = {
	title: "A night",
	text: "What the drawing shows.",
	/** °C at 18:00, 20:00 … 06:00, 08:00 */
	outside: [11, 8, 6, 4, 2.5, 1.5, 1, 4],
	plain: [16, 14.5, 13, 11.5, 10, 9, 8, 8.5],
	insulated: [17, 16.8, 16.4, 16, 15.6, 15.2, 15, 15.2],
};

export const year = {
	title: "A year",
	text: "What the drawing shows.",
	/** mm of rain, January to December */
	rain: [18, 14, 27, 72, 138, 158, 214, 152, 141, 196, 132, 54],
};

export const century = {
	title: "A century",
	text: "What the drawing shows.",
	/** Years between renewals */
	parts: [
		{ name: "Stone wall", years: 100 },
		{ name: "Roof tiles", years: 50 },
		{ name: "Windows", years: 30 },
		{ name: "Pipes, wires", years: 20 },
		{ name: "Paint", years: 5 },
	],
};
