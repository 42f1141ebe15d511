/** Stages of an application, in the order in which most move through them. The last three end it. */
export const stages = [
	"received",
	"reading",
	"interview",
	"offered",
	"waitlisted",
	"accepted",
	"declined",
	"withdrawn",
] as const;
export type Stage = (typeof stages)[number];

/** Details that the applicant must know about a stage; times are ISO 8601 in UTC, days `YYYY-MM-DD`. */
export type StageDetails = {
	/** Time of an interview. */
	at?: string;
	place?: string;
	/** Last day on which an offer can be accepted. */
	answerBy?: string;
	/**
	 * Side that declined: the applicant has declined the place; if left out, the school has declined the application.
	 */
	by?: "applicant";
};

/** A stage with its details. */
export type Standing = { stage: Stage; details: StageDetails };

/** Ends an application: nothing more is owed, changed or reminded of. An accepted seat can still depend on results. */
export function isOver(stage: Stage): boolean {
	return stage === "declined" || stage === "withdrawn";
}

/** The stages that end an application. */
export const overStages = stages.filter(isOver);

/** Tells whether neither an interview nor a decision is to come. */
export function isDecided(stage: Stage): boolean {
	return stage === "accepted" || isOver(stage);
}

/** The stages at which an application is decided. */
export const decidedStages = stages.filter(isDecided);

const decisions: readonly string[] = ["offered", "waitlisted", "declined", "accepted"];

/** Tells whether a member who moves an application to this stage decides about it. */
export function isDecision(stage: string): boolean {
	return decisions.includes(stage);
}

/** Tells whether a fee that is due can be paid: no one pays for an application that was withdrawn or declined. */
export function isFeePayable(stage: Stage): boolean {
	return stage !== "withdrawn" && stage !== "declined";
}

/** Answers and documents can be changed until someone at the school reads the application. */
export function isUnread(stage: Stage): boolean {
	return stage === "received";
}
