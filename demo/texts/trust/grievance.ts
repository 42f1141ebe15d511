import type { RulesText } from "#src/school/trust.ts";
import { identity } from "../../identity.ts";

export const grievance: RulesText = {
	title: "Grievances",
	description: `How students, applicants and parents complain to ${identity.name}: the grievance officer, the steps, how long each takes, and where to go after that.`,
	lead: "If something went wrong and no one has put it right, complain here. This page says who listens, how long it takes, and where to go if we don’t solve it.",
	stepsTitle: "Four steps, and how long each takes",
	steps: [
		{
			title: "The person or office concerned",
			text: "Tell the teacher, the warden or the office concerned. Most problems are solved here. Skip this step if your complaint is about that person.",
			within: "Three working days",
		},
		{
			title: "The grievance officer",
			text: "Email, call or come. One sentence is enough: what happened, when, and what you’d like. You’ll get a number and a copy of your complaint.",
			within: "Confirmed in three working days",
		},
		{
			title: "The committee",
			text: "It hears you and everyone concerned, and sends you its report in writing. You can bring someone with you.",
			within: "Fifteen working days",
		},
		{
			title: "The ombudsperson",
			text: "If you disagree with the report, appeal to the university’s ombudsperson. Our office will give you the address and the documents. You don’t have to say why.",
			within: "Appeal within fifteen days",
		},
	],
	sections: [
		{
			heading: "What you can complain about",
			gloss: "Anything the school did, or should have done.",
			paragraphs: [
				"Students, applicants and their parents can complain, and former students for a year after they leave. We read anonymous letters too, but can’t answer them.",
			],
			list: [
				"Admission: a wrong decision, an unpublished list, a certificate we didn’t return.",
				"Money: an unannounced fee, a missing refund, a late scholarship.",
				"Study: marks, attendance, examinations, an unfair jury.",
				"Living: rooms, food, safety, noise, the use of the workshop and the library.",
				"Discrimination of any kind. We also consult the equal opportunity cell.",
				"This website, and what it does with your personal data.",
			],
		},
		{
			heading: "Where else to go",
			gloss: "Some complaints go straight to another body.",
			paragraphs: [
				"Report ragging to the anti-ragging committee or the national helpline at once. Report sexual harassment to the internal committee, within three months if possible. It works in confidence. To reach its presiding officer, call the school’s number.",
				"About personal data, you can also complain to the Data Protection Board of India, as the privacy policy explains. If money was debited but we don’t show your payment, tell the admissions office. They’ll look into it the same day.",
			],
		},
		{
			heading: "What we promise",
			gloss: "Complaining will never count against you.",
			paragraphs: [
				"If you complain in good faith, or speak for someone, you won’t be treated worse for it. If you think you were, complain about that too. Only the officer, the committee and those who have to answer see what you tell us. We destroy the documents three years after a case is closed.",
				"Each August the committee publishes how many complaints it received, what they were about, how long they took, and what changed.",
			],
		},
	],
};
