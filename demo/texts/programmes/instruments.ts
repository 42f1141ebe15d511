/**
 * Drawings on the page of the M.Arch in Environmental Architecture: a night, a year and a century. The demo school's
 * figures.
 */
export const night = {
	title: "A night",
	text: "In January the air outside falls to 1 °C before six. The room that the students have insulated loses two degrees, the one beside it eight.",
	/** °C at 18:00, 20:00 … 06:00, 08:00 */
	outside: [11, 8, 6, 4, 2.5, 1.5, 1, 4],
	plain: [16, 14.5, 13, 11.5, 10, 9, 8, 8.5],
	insulated: [17, 16.8, 16.4, 16, 15.6, 15.2, 15, 15.2],
};

export const year = {
	title: "A year",
	text: "Two monsoons and two dry spells. A tank has to be large enough for February, not for July.",
	/** mm of rain, January to December */
	rain: [18, 14, 27, 72, 138, 158, 214, 152, 141, 196, 132, 54],
};

export const century = {
	title: "A century",
	text: "A wall outlives its windows, and the windows their paint. What has to be renewed often should be easy to reach.",
	/** Years between renewals */
	parts: [
		{ name: "Stone wall", years: 100 },
		{ name: "Roof tiles", years: 50 },
		{ name: "Windows", years: 30 },
		{ name: "Pipes, wires", years: 20 },
		{ name: "Paint", years: 5 },
	],
};
