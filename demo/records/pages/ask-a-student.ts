import * as paths from "#src/paths.ts";
import type { PageSeed } from "../types.ts";

export const askAStudent: PageSeed = {
	slug: "ask-a-student",
	title: "Ask a student",
	lead: "Six students answer what no prospectus says: the cold, the work, the food, and how they decided.",
	description: "Six students of the school who answer questions of applicants and parents, with their hours.",
	sections: [
		{
			heading: "Who answers",
			text: "They answer in their own words, at the hours given here (Indian time). What you ask has no effect on an application.",
			guides: [
				{
					name: "Lakshmi Priya",
					about: "B.Arch, second year, from Erode. First in her family to study. Most people ask her about NATA.",
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
						"M.Arch Environmental Architecture, first year, from Mangaluru. Worked in an office for two years first.",
					hours: "Friday, 6 to 7 pm",
				},
				{
					name: "Sneha Rathod",
					about: "M.Arch Urban Design, second year, from Pune. Ask her about the field days in the town.",
					hours: "Saturday, 11 am to noon",
				},
				{
					name: "Ravi Bellie",
					about: "Diploma, third year, from Kotagiri. Answers in Tamil and Badaga too.",
					hours: "Saturday, 4 to 5 pm",
				},
			],
		},
		{
			heading: "How to ask",
			text: "Start your message with the name of the student you’d like to ask. The office passes it on, and the student’s answer comes by email, usually within two days. Students never ask for money or documents.",
			button: { label: "Write to a student", link: paths.contact },
		},
		{
			heading: "In person",
			text: `On a Saturday one of them may be your guide: [visit the campus](${paths.visit}).`,
		},
	],
};
