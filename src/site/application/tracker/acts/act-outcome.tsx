import { doneMessages, mailedMessage } from "#src/admissions/tracking/applicant-act-messages.ts";
import type { ApplicantAct } from "#src/admissions/tracking/applicant-acts.server.ts";
import type { Tracking } from "#src/admissions/tracking/read-tracking.server.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { mailsAct } from "./act-fields.ts";

type ActOutcomeProps = {
	/** The act that the address says was carried out. */
	doneAct: string | null;
	refusal: string | undefined;
	tracking: Tracking;
	email: string;
};

/** Says what the form that was just sent has done, or why it has done nothing. */
export function ActOutcome({ doneAct: done, refusal, tracking, email }: ActOutcomeProps) {
	const words = done === mailsAct ? mailedMessage(email) : doneAct(done, tracking);
	if (!refusal && !words) return null;
	return (
		<div id="done">
			{refusal ? <Notice tone="alert" live="assertive" title={refusal} /> : <Notice tone="done" title={words ?? ""} />}
		</div>
	);
}

/** Undefined for an act that the application does not show: addresses are kept and opened again later. */
function doneAct(actId: string | null, { stage, details }: Tracking): string | undefined {
	const holds: Record<ApplicantAct, boolean> = {
		withdraw: stage === "withdrawn",
		"take-back": stage !== "withdrawn",
		accept: stage === "accepted",
		decline: stage === "declined" && details.by !== undefined,
	};
	const act = isAct(actId, holds) ? actId : undefined;
	return act && holds[act] ? doneMessages[act] : undefined;
}

function isAct(text: string | null, acts: Record<ApplicantAct, boolean>): text is ApplicantAct {
	return text !== null && Object.hasOwn(acts, text);
}
