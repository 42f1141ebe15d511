import type { RulesText } from "#src/school/trust.ts";
import { identity } from "../../identity.ts";

export const grievance: RulesText = {
	title: "Grievances",
	description: `How students, applicants and parents complain to ${identity.name}: the grievance officer, the steps, how long each takes, and where to go after that.`,
	lead: "Something went wrong, and anyone who could mend it has not. This page says who listens, how long it takes, and where to go if we do not mend it either.",
	stepsTitle: "Four steps, and a day by which each is done",
	steps: [
		{
			title: "Where it arose",
			text: "Say it to the teacher, the warden or the office concerned. Most things end here. You may leave this step out if it is about that person.",
			within: "Three working days",
		},
		{
			title: "The grievance officer",
			text: "Write, call or come. A sentence is enough: what happened, when, and what you would like. You get a number, and a copy of what was written down.",
			within: "Confirmed in three working days",
		},
		{
			title: "The committee",
			text: "It hears you and anyone who is concerned, and sends both its report in writing. You may bring a person of your choice.",
			within: "Fifteen working days",
		},
		{
			title: "The ombudsperson",
			text: "If the report does not satisfy you, appeal to the ombudsperson of the university. The office gives you the address and the documents, and does not ask why.",
			within: "Appeal within fifteen days",
		},
	],
	sections: [
		{
			heading: "What you can bring",
			gloss: "Anything that the school did, or should have done.",
			paragraphs: [
				"Students, applicants and their parents can complain; so can those who have left, for a year. An anonymous letter is read too, but cannot be answered.",
			],
			list: [
				"Admission: a wrong decision, a list that is not public, a certificate that was not given back.",
				"Money: a fee that was not announced, a refund that has not come, a scholarship that is late.",
				"Study: marks, attendance, examinations, a jury that was not fair.",
				"Living: rooms, food, safety, noise, the use of the workshop and the library.",
				"Discrimination of any kind, for which the equal opportunity cell is heard as well.",
				"This website, and what it does with your personal data.",
			],
		},
		{
			heading: "What has a way of its own",
			gloss: "Some things do not go through this officer.",
			paragraphs: [
				"Ragging goes to the anti-ragging committee at once, or to the national helpline. Sexual harassment goes to the internal committee, within three months if possible; it works in confidence, and you can call its presiding officer directly through the school’s number.",
				"About personal data you may also complain to the Data Protection Board of India, as the privacy policy says. A payment that was taken and does not show is looked into the same day by the admissions office.",
			],
		},
		{
			heading: "What we promise",
			gloss: "No complaint is held against anyone.",
			paragraphs: [
				"Anyone who complains in good faith, or speaks for someone, has no disadvantage from it; if you think otherwise, that is a grievance too. What you tell us is seen by the officer, the committee and those who have to answer it. Documents are destroyed three years after a case is closed.",
				"Each August the committee publishes how many complaints came, about what, how long they took, and what was changed.",
			],
		},
	],
};
