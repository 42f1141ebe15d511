import { type ApplicantAct, actDone } from "#src/admissions/tracking/applicant-act.ts";
import type { Tracking } from "#src/admissions/tracking/read-tracking.server.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
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
export function ActOutcome({ doneAct: actId, refusal, tracking, email }: ActOutcomeProps) {
	const messages = useMessages(applicationRefusalMessages);
	const act = doneAct(actId, tracking);
	const outcome = actId === mailsAct ? messages.mailsSent({ email }) : act && messages[actDone[act]];
	if (!refusal && !outcome) return null;
	return (
		<div id="done">
			{refusal ? (
				<Notice tone="alert" live="assertive" title={refusal} />
			) : (
				<Notice tone="done" title={outcome ?? ""} />
			)}
		</div>
	);
}

/** Undefined for an act that the application does not show: addresses are kept and opened again later. */
function doneAct(actId: string | null, { stage, details }: Tracking): ApplicantAct | undefined {
	const holds: Record<ApplicantAct, boolean> = {
		withdraw: stage === "withdrawn",
		"take-back": stage !== "withdrawn",
		accept: stage === "accepted",
		decline: stage === "declined" && details.by !== undefined,
	};
	const act = isAct(actId, holds) ? actId : undefined;
	return act && holds[act] ? act : undefined;
}

function isAct(text: string | null, acts: Record<ApplicantAct, boolean>): text is ApplicantAct {
	return text !== null && Object.hasOwn(acts, text);
}
