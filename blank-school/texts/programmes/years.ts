/** The five years of the B.Arch in a line each, for the stair of its page. */
export const undergraduateYears = [
	{ title: "First year", text: "What is learnt." },
	{ title: "Second year", text: "What is learnt." },
	{ title: "Third year", text: "What is learnt." },
	{ title: "Fourth year", text: "What is learnt." },
	{ title: "Fifth year", text: "What is learnt." },
];
