import type { RulesText } from "#src/school/trust.ts";
import { identity } from "../../identity.ts";

export const antiRagging: RulesText = {
	title: "No ragging",
	description: `Ragging is forbidden at ${identity.name}: the national helpline, how to report it, what happens then, and who decides.`,
	lead: "Ragging is forbidden, no matter who does it or what they call it. You won’t get into trouble for reporting it.",
	stepsTitle: "If it happens, to you or near you",
	steps: [
		{
			title: "Get away, and call",
			text: "Call the national helpline, day or night, in several languages, without giving your name. On campus, any warden, night guard or senior with a green pin will take you to a safe room.",
			within: "At once",
		},
		{
			title: "Tell one of us",
			text: "Tell the warden, a teacher, the counsellor or the principal, whose number is first on the first-years’ list. You don’t have to write anything. We’ll write it down for you.",
			within: "When you can",
		},
		{
			title: "We keep you safe",
			text: "You don’t have to meet anyone who did it. If someone has to change rooms, it won’t be you.",
			within: "The same night",
		},
		{
			title: "The committee hears everyone",
			text: "You can bring a parent or a friend. The committee keeps what you say to itself.",
			within: "Three working days",
		},
		{
			title: "The committee decides, in writing",
			text: "We’ll tell you what it decided and why. If someone may have broken the law, the school reports it to the police.",
			within: "Seven working days",
		},
	],
	sections: [
		{
			heading: "What counts as ragging",
			gloss: "If it frightens, shames or uses someone, it counts.",
			paragraphs: [
				"We follow the University Grants Commission’s 2009 regulations on ragging and the Tamil Nadu Prohibition of Ragging Act of 1997. It’s no excuse that it was a joke or a custom, or that the person agreed.",
			],
			list: [
				"Teasing, insulting or humiliating a student, in words, writing, pictures or online.",
				"Making someone do what they wouldn’t choose to do: tasks, errands, drawings for another student’s jury, or paying.",
				"Hurting, threatening or locking someone in, or keeping them from sleep, food or the studio.",
				"Remarks or acts about body, sex, caste, religion, language, colour or place of origin.",
				"Watching and doing nothing, when you could have called someone.",
			],
		},
		{
			heading: "Penalties",
			gloss: "You can lose your place in the hostel, a year, or your seat at the school.",
			paragraphs: [
				"The penalty depends on what was done. The committee can suspend a student from classes, withhold results or a scholarship, exclude them from the hostel, exams or competitions, rusticate them for up to four semesters, or expel them. If it can’t find out who did it, it can act against a whole group.",
				"Ragging is also a crime under State law, and a court can send people to prison for it.",
			],
		},
		{
			heading: "How we prevent it",
			gloss: "Fewer dark corners, more people to ask.",
			paragraphs: [
				"Each year, every student and a parent sign the undertaking against ragging on the national portal antiragging.in before the student gets a room. First-years share floors, and arrive two days before everyone else.",
			],
			list: [
				"Eight senior residents, trained to listen, wear a green pin in the first term. You can wake them at night.",
				"Wardens and night staff are in both houses. The studios close from one to five in the morning.",
				"A counsellor is here three days a week, and a doctor is on call.",
				"In September and February, the committee asks the first-years how things are, on paper and without names.",
			],
		},
	],
};
