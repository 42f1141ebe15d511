import * as paths from "#src/paths.ts";
import type { QuestionGroup } from "#src/school/trust.ts";

export const safety: QuestionGroup = {
	title: "Safety and health",
	questions: [
		{
			slug: "ragging",
			question: "Is there ragging?",
			answer: [
				"No. It’s forbidden, and you won’t get into trouble for reporting it. Call the national helpline, 1800-180-5522, day or night. On campus, tell a warden, the principal, or one of the eight seniors with a green pin.",
			],
			links: [{ label: "No ragging: what to do, and what follows", to: paths.antiRagging }],
		},
		{
			slug: "doctor",
			question: "What happens if a student is ill?",
			answer: [
				"A nurse is in the clinic every day, a doctor is on call, and a counsellor is here three days a week. If a student needs a hospital, someone drives them down and calls the family from there.",
			],
			links: [{ label: "Health and wellness on the campus", to: paths.campus }],
		},
		{
			slug: "night-work",
			question: "Do students have to work through the night?",
			answer: [
				"No. Studios close from one to five in the morning, and nothing is due on the morning after a holiday. Architecture is a lot of work, but you can do most of it by day.",
			],
			links: [{ label: "The studios", to: paths.studio }],
		},
		{
			slug: "whom-to-complain-to",
			question: "Something is wrong. Who do we tell?",
			answer: [
				"First tell the person or office concerned. If that doesn’t help, email the grievance officer, who’ll confirm within three working days. Parents can complain as well as students. After that, you can go to a committee, and then to the university’s ombudsperson.",
			],
			links: [{ label: "Grievances, step by step", to: paths.grievance }],
		},
	],
};
