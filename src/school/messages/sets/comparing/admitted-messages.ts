import type { MessageSet } from "#src/school/messages/message-set.ts";

export const admittedMessages = {
	text: "admissionMessages",
	group: "admitted",
	messages: {
		title: "Who got in",
		lead: "Applicants and offers for {count, plural, =1 {the last year} other {the last # years}}, by category. Scores are for applicants who got an offer ({test}).",
		perSeat: "{applied} applied for {seats} seats: {ratio} for each seat.",
		category: "Category",
		applied: "Applied",
		offered: "Offered",
		lowest: "Lowest",
		median: "Median",
		all: "All",
		note: "Use these as a guide only. Scores change every year.",
		noRecord: "We don’t have cut-off marks or applicant numbers for earlier years.",
	},
} as const satisfies MessageSet;
