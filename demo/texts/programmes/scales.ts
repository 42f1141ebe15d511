/** The four semesters of the M.Arch in Urban Design, each at its scale. */
export const urbanScales = [
	{ name: "Street", scale: "1 : 100", text: "One street, both sides, by day and by night." },
	{ name: "Neighbourhood", scale: "1 : 1,000", text: "Slope, water, errands, and the way to school." },
	{ name: "Town", scale: "1 : 5,000", text: "A whole town that has agreed to be studied." },
	{ name: "Thesis", scale: "Yours", text: "One question, handed over with its files." },
];
