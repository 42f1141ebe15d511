import type { MessageSet } from "#src/school/messages/message-set.ts";

export const admittedMessages = {
	text: "admissionMessages",
	group: "admitted",
	messages: {
		title: "Applicants and offers in earlier years",
		lead: "{count, plural, =1 {The last year} other {The last # years}}, by category. Scores are for applicants who got an offer ({test}).",
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
