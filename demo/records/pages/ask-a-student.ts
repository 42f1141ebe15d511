import * as paths from "#src/paths.ts";
import type { PageSeed } from "../types.ts";

export const askAStudent: PageSeed = {
	slug: "ask-a-student",
	title: "Ask a student",
	lead: "Six students tell you what no prospectus does: how cold it gets, how much work it is, what the food is like, and why they came.",
	description:
		"Six of our students answer questions from applicants and parents. See who they are and when they answer.",
	sections: [
		{
			heading: "Who answers",
			text: "They answer in their own words, at the times shown here (IST). Your questions don’t affect your application.",
			guides: [
				{
					name: "Lakshmi Priya",
					about:
						"B.Arch, second year, from Erode. The first in her family to go to college. Most people ask her about NATA.",
					hours: "Monday and Thursday, 6 to 7 pm",
				},
				{
					name: "Tenzin Norbu",
					about: "B.Arch, fourth year, from Bylakuppe. Lives in Kurinji House and sits on the mess committee.",
					hours: "Tuesday, 7 to 8 pm",
				},
				{
					name: "Fathima Nasrin",
					about: "B.Arch, third year, from Kozhikode. Works in the library eight hours a week. Ask her about money.",
					hours: "Wednesday, 5 to 6 pm",
				},
				{
					name: "Joel Mathias",
					about:
						"M.Arch Environmental Architecture, first year, from Mangaluru. Worked in an architect’s office for two years first.",
					hours: "Friday, 6 to 7 pm",
				},
				{
					name: "Sneha Rathod",
					about: "M.Arch Urban Design, second year, from Pune. Ask her about field days in the town.",
					hours: "Saturday, 11 am to noon",
				},
				{
					name: "Ravi Bellie",
					about: "Diploma, third year, from Kotagiri. Also answers in Tamil and Badaga.",
					hours: "Saturday, 4 to 5 pm",
				},
			],
		},
		{
			heading: "How to ask",
			text: "Start your message with the name of the student you’d like to ask. We’ll pass it on, and the student will email you, usually within two days. Students never ask for money or documents.",
			button: { label: "Ask a student", link: paths.contact },
		},
		{
			heading: "In person",
			text: `Come on a Saturday, and one of them may show you round. [Visit the campus](${paths.visit}).`,
		},
	],
};
