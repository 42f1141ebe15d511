/** The four semesters of the M.Arch in Urban Design, each at its scale. */
export const urbanScales = [
	{ name: "Street", scale: "1 : 100", text: "What is studied." },
	{ name: "Neighbourhood", scale: "1 : 1,000", text: "What is studied." },
	{ name: "Town", scale: "1 : 5,000", text: "What is studied." },
	{ name: "Thesis", scale: "Yours", text: "What is studied." },
];
