import type { RulesText } from "#src/school/trust.ts";
import { identity } from "../../identity.ts";

export const antiRagging: RulesText = {
	title: "No ragging",
	description: `Ragging is forbidden at ${identity.name}: the national helpline, how to report it, what happens then, and who decides.`,
	lead: "No one has to be brave to arrive here. Ragging is forbidden, anyone who does it and whatever it is called, and reporting it costs no one anything.",
	stepsTitle: "If it happens, to you or near you",
	steps: [
		{
			title: "Get away, and call",
			text: "The national helpline answers day and night, in several languages, and takes calls without a name. On the campus, any warden, night watch or senior with a green pin takes you to a safe room.",
			within: "At once",
		},
		{
			title: "Tell one of us",
			text: "The warden, a teacher, the counsellor or the principal, whose number is the first on the first-years’ list. By word of mouth is enough; someone writes it down for you.",
			within: "When you can",
		},
		{
			title: "You are kept safe",
			text: "You need not meet anyone who did it. If someone has to change rooms, it is not you.",
			within: "The same night",
		},
		{
			title: "The committee hears everyone",
			text: "You may bring a parent or a friend. What you say is not passed on beyond the committee.",
			within: "Three working days",
		},
		{
			title: "It is decided, in writing",
			text: "You are told what was decided and why. If an offence may have been committed, the school reports it to the police itself.",
			within: "Seven working days",
		},
	],
	sections: [
		{
			heading: "What counts as ragging",
			gloss: "If it frightens, shames or uses someone, it counts.",
			paragraphs: [
				"The rules are those of the University Grants Commission of 2009 on curbing ragging, and the Tamil Nadu Prohibition of Ragging Act of 1997. A joke is no excuse, and neither is a custom, or that the person agreed.",
			],
			list: [
				"Teasing, insulting or humiliating a student, in words, writing, pictures or online.",
				"Making someone do what they would not do of themselves: tasks, errands, drawings for another’s jury, paying.",
				"Hurting, threatening, locking in, or keeping from sleep, from food or from studio.",
				"Remarks or acts about body, sex, caste, religion, language, colour or place of origin.",
				"Watching and doing nothing, when one could have called someone.",
			],
		},
		{
			heading: "What follows for those who rag",
			gloss: "You can lose your place in the hostel, a year, or your seat at the school.",
			paragraphs: [
				"The committee decides by what was done. It can order suspension from classes, withholding of results or of a scholarship, exclusion from the hostel, from examinations or from competitions, rustication for up to four semesters, or expulsion. If those who did it cannot be named, it can act against a whole group.",
				"Besides, ragging is an offence under the law of the State, for which the courts can send people to prison.",
			],
		},
		{
			heading: "What we do so that it does not begin",
			gloss: "Fewer dark corners, more people to ask.",
			paragraphs: [
				"Every student and a parent sign the undertaking against ragging each year, on the national portal antiragging.in, before the room is given out. The first-years share floors, and arrive two days before everyone else.",
			],
			list: [
				"Eight senior residents, trained to listen, wear a green pin in the first term and can be woken.",
				"Wardens and night staff are in both houses; the studios close from one to five in the morning.",
				"A counsellor is here on three days a week, and a doctor on call.",
				"The committee asks the first year in September and in February, on paper and without names, how it is.",
			],
		},
	],
};
