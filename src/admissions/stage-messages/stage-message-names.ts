import type { StageMessagesKey } from "./stage-messages.ts";

/** Names that the office has for the stages that applicants read. */
export const stageMessageNames: Readonly<Record<StageMessagesKey, string>> = {
	received: "Application received",
	reading: "Under review",
	interview: "Interview scheduled",
	"interview-again": "Interview rescheduled",
	"interview-over": "After the interview",
	offered: "Offer made",
	"offered-again": "Offer with a new last day",
	"offer-over": "Offer expired",
	waitlisted: "Wait-listed",
	accepted: "Seat accepted",
	"seat-unpaid": "Seat accepted, fee unpaid",
	declined: "Not selected",
	"place-declined": "Offer declined",
	withdrawn: "Withdrawn",
};
