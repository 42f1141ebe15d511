import { isStageWordsKey, type StageWordsKey } from "#src/admissions/stage-words/stage-words.ts";

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
	declined: "Declined by the school",
	"place-declined": "Place declined by the applicant",
	withdrawn: "Withdrawn",
};

/** What was done to the words of a stage, in words that go on after who did it. */
export function stageWordsActWords({ after, undoes }: { after: unknown; undoes: number | null }): string {
	const key = typeof after === "object" && after !== null && "key" in after ? after.key : undefined;
	const words = typeof after === "object" && after !== null && "words" in after ? after.words : undefined;
	const name = isStageWordsKey(key) ? stageWordsNames[key] : "a stage";
	if (undoes !== null) return `undid the change of “${name}”`;
	return words === null ? `brought the default words of “${name}” back` : `changed the words of “${name}”`;
}
