import * as paths from "#src/paths.ts";
import type { QuestionGroup } from "#src/school/trust.ts";

export const safety: QuestionGroup = {
	title: "Safety and health",
	questions: [
		{
			slug: "ragging",
			question: "Is there ragging?",
			answer: [
				"It is forbidden, and reporting it costs no one anything. The national helpline, 1800-180-5522, answers day and night; on the campus eight seniors with a green pin, the wardens and the principal do.",
			],
			links: [{ label: "No ragging: what to do, and what follows", to: paths.antiRagging }],
		},
		{
			slug: "doctor",
			question: "What if someone falls ill?",
			answer: [
				"A nurse is in the clinic every day, a doctor is on call, and a counsellor is here on three days a week. If you need a hospital, someone drives you down and calls your family from there.",
			],
			links: [{ label: "Health and wellness on the campus", to: paths.campus }],
		},
		{
			slug: "night-work",
			question: "Do students have to work through the night?",
			answer: [
				"No. Studios close from one to five in the morning, by order of the principal, and no submission falls on the morning after a holiday. Architecture is a lot of work, and most of it can be done by day.",
			],
			links: [{ label: "The studios", to: paths.studio }],
		},
		{
			slug: "whom-to-complain-to",
			question: "Something is wrong. Whom do we tell?",
			answer: [
				"First the person or office concerned, then the grievance officer, who confirms within three working days. Parents can write as well as students. After that comes a committee, then the ombudsperson of the university.",
			],
			links: [{ label: "Grievances, step by step", to: paths.grievance }],
		},
	],
};
