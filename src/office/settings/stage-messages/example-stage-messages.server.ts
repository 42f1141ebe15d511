import type { Standing } from "#src/admissions/applications/stage.ts";
import { fillIn } from "#src/admissions/stage-messages/fill-messages.ts";
import { messageFacts } from "#src/admissions/stage-messages/stage-message-facts.ts";
import type { StageMessages, StageMessagesKey } from "#src/admissions/stage-messages/stage-messages.ts";
import { applicationStage } from "#src/admissions/tracking/stage-emails.server.ts";
import type { EmailContext } from "#src/forms/email-parts.ts";
import { exampleReference } from "#src/forms/letters/example-facts.ts";

const applicant = { name: "Meenakshi Raman", type: "barch" };
const outstandingSeatFee = { amount: 25_000_00, payBy: "2027-06-10" };
const interview = { at: "2027-02-16T04:30:00.000Z", place: "Studio 2, first floor" };

/** The words of a stage as an invented applicant would read them; null where a placeholder has no value. */
export function exampleMessages(key: StageMessagesKey, { page, mail }: StageMessages, context: EmailContext) {
	const exampleFacts = { ...applicant, reference: exampleReference(context.school) };
	const standing = standingOf(key);
	const facts = messageFacts(exampleFacts, standing, context.school, outstandingSeatFee);
	const filled = mail && fillIn(mail, facts);
	const change = key.endsWith("-again") ? "again" : key === "offer-over" ? "over" : "new";
	return {
		page: (page && fillIn(page, facts)) ?? null,
		mail: filled
			? applicationStage.write({ ...exampleFacts, token: "…", standing, change, messages: filled }, context)
			: null,
	};
}

function standingOf(key: StageMessagesKey): Standing {
	if (key.startsWith("interview")) return { stage: "interview", details: interview };
	if (key.startsWith("offer")) return { stage: "offered", details: { answerBy: "2027-06-01" } };
	if (key === "seat-unpaid") return { stage: "accepted", details: {} };
	if (key === "place-declined") return { stage: "declined", details: { by: "applicant" } };
	return { stage: key as Standing["stage"], details: {} };
}
