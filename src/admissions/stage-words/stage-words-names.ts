import type { StageWordsKey } from "./stage-words.ts";

/** What the office calls the stages that applicants read. */
export const stageWordsNames: Readonly<Record<StageWordsKey, string>> = {
	received: "Received",
	reading: "Being read",
	interview: "Interview",
	"interview-again": "Interview at another time",
	"interview-over": "Interview is over",
	offered: "Place offered",
	"offered-again": "Offer with another last day",
	"offer-over": "Offer has ended",
	waitlisted: "Waiting list",
	accepted: "Place accepted",
	"seat-unpaid": "Place accepted, seat fee not paid yet",
	declined: "Declined by the school",
	"place-declined": "Place declined by the applicant",
	withdrawn: "Withdrawn",
};
