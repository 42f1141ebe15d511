import type { Programme } from "#src/school/pages/programme.ts";

export const diploma: Programme = {
	title: "Diploma in Architecture",
	lead: "Three years after Class 10 for people who like to know how a thing is put together, and who want to draw it so clearly that someone else can.",
	overview: [
		"The diploma trains the draughtspeople, site assistants and supervisors that every building needs. You spend half the week drawing, and half in the workshop, the survey field and on site. You study mathematics throughout, because it opens the door to a B.Arch later on.",
		"In the first year you learn to measure, to sharpen and to draw a wall. The second adds surveying, services, estimating and drawing on the computer. The third includes four months on a building site, with a diary that we read.",
		"Classes are small, and in English with explanations in Tamil. Diploma students share the studios, the library, the mess and the festivals with everyone else.",
	],
	facts: [{ label: "On site", value: "Four months in the third year" }],
	eligibility: [
		"You’ve passed Class 10 from a recognised board, and can send the certificate.",
		"You’ve taken NATA, or are waiting for the result. You can apply before you have it.",
		"International students also need proof of residence.",
	],
	howToApply: [
		{
			title: "Scan your certificate",
			text: "Send the Class 10 certificate as a PDF or Word file up to 5 MB, or take a photo with your phone. International students also send proof of residence, with a different file name.",
		},
		{
			title: "Fill in the application",
			text: "Two steps: personal details, then education. It takes about ten minutes.",
		},
		{
			title: "Pay the application fee",
			text: "Pay online after you send the form. You get an application number. Keep it for any questions. If the payment doesn’t go through, you won’t lose anything you’ve typed.",
		},
		{
			title: "Come for a day",
			text: "You’ll draw a joint in the morning and cut it in the afternoon. It doesn’t have to fit.",
		},
	],
	pictures: [{ key: "workshop-6", alt: "People working at benches under a row of lamps" }],
};
