import { type ActionFunctionArgs, data } from "react-router";
import type { Act } from "#src/accounts/may.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { TypedOutcome } from "#src/office/settings/parts/settings-section.tsx";
import { isProved, requireProof } from "#src/office/sign-in/require-proof.server.ts";
import {
	askForErasure,
	type By,
	confirmErasure,
	endHold,
	holdErasure,
	type PrivacyAct,
	withdrawErasure,
} from "#src/privacy/erasure/erasure-orders.server.ts";
import { freeRestricted } from "#src/privacy/erasure/restricted-orders.server.ts";
import { answerRequest, reopenRequest, takeOn } from "#src/privacy/requests/staff-acts.server.ts";
import { setPrivacySettings } from "#src/privacy/settings/privacy-settings.server.ts";

type Trx = Parameters<typeof takeOn>[0];
type School = Parameters<typeof answerRequest>[1];
type Taken = {
	trx: Trx;
	school: School;
	requestId: number;
	by: By;
	fields: Readonly<Record<string, string>>;
	id: (field: string) => number;
	now: Date;
};

type Taker = {
	needs: Act;
	/** Where the page says what became of it. */
	section: string;
	/** Needs a fresh proof: "first" leads there and back before anything is done, "typed" gives a filled form back. */
	proof?: "first" | "typed";
	take: (taken: Taken) => Promise<PrivacyAct>;
};

const takers: Readonly<Record<string, Taker>> = {
	"take-on": {
		needs: "person.ask-erasure",
		section: "request",
		take: ({ trx, requestId, by, now }) => takeOn(trx, { requestId, leave: false, by }, now),
	},
	leave: {
		needs: "person.ask-erasure",
		section: "request",
		take: ({ trx, requestId, by, now }) => takeOn(trx, { requestId, leave: true, by }, now),
	},
	done: { needs: "person.ask-erasure", section: "answer", take: (taken) => answer(taken, "done") },
	refused: { needs: "person.ask-erasure", section: "answer", take: (taken) => answer(taken, "refused") },
	reopen: {
		needs: "person.ask-erasure",
		section: "request",
		take: ({ trx, requestId, by, now }) => reopenRequest(trx, { requestId, by }, now),
	},
	hold: {
		needs: "person.ask-erasure",
		section: "holds",
		take: ({ trx, requestId, by, fields, now }) =>
			holdErasure(trx, { requestId, by, reason: fields.reason ?? "", endsOn: fields.endsOn ?? "" }, now),
	},
	"end-hold": {
		needs: "person.ask-erasure",
		section: "holds",
		take: ({ trx, requestId, by, id, now }) => endHold(trx, { requestId, by, holdId: id("hold") }, now),
	},
	"ask-erasure": {
		needs: "person.ask-erasure",
		section: "erasure",
		take: ({ trx, requestId, by, fields, now }) =>
			askForErasure(trx, { requestId, by, reason: fields.reason ?? "" }, now),
	},
	"withdraw-erasure": {
		needs: "person.ask-erasure",
		section: "erasure",
		take: ({ trx, by, id, now }) => withdrawErasure(trx, { orderId: id("order"), by }, now),
	},
	"confirm-erasure": {
		needs: "person.erase",
		section: "erasure",
		proof: "first",
		take: ({ trx, school, by, id, fields, now }) =>
			confirmErasure(trx, school, { orderId: id("order"), by, digest: fields.digest ?? "" }, now),
	},
	free: {
		needs: "person.erase",
		section: "restricted",
		proof: "typed",
		take: ({ trx, by, id, fields, now }) =>
			freeRestricted(trx, { restrictedId: id("record"), by, reason: fields.reason ?? "" }, now),
	},
	periods: { needs: "settings.write", section: "periods", proof: "typed", take: takePeriods },
};

const answer = ({ trx, school, requestId, by, fields, now }: Taken, outcome: "done" | "refused") =>
	answerRequest(trx, school, { requestId, outcome, by, answer: fields.answer ?? "" }, now);

async function takePeriods({ trx, by, fields, now }: Taken): Promise<PrivacyAct> {
	const set = await setPrivacySettings(trx, { typed: fields, by }, now);
	if (!set.ok) return set;
	if (set.changed === 0) return { ok: true, message: "They were so already." };
	return { ok: true, message: set.changed === 1 ? "The period is set." : "The periods are set." };
}

/** Carries out one form of the privacy desk. */
export async function takePrivacyAct(args: ActionFunctionArgs) {
	const form = await args.request.formData();
	const fields = textsIn(form);
	const taker = Object.hasOwn(takers, fields.act ?? "") ? takers[fields.act ?? ""] : undefined;
	const member = allow(args.context, taker?.needs ?? "person.ask-erasure");
	if (!taker) throw data(null, { status: 404 });
	const refuse = (message: string) => {
		const outcome: TypedOutcome = { section: taker.section, ok: false, message, given: fields };
		return data(outcome, 409);
	};
	if (taker.proof === "typed" && !isProved(args))
		return refuse("Your last proof is over ten minutes old. Prove again that it is you, then send this again.");
	if (taker.proof === "first") requireProof(args);
	const { db, school, now } = args.context.get(officeServices);
	const number = readRowId;
	const by = { id: member.id, name: member.name };
	const requestId = number(args.params.id);
	const result = await db
		.transaction()
		.execute((trx) =>
			taker.take({ trx, school, requestId, by, fields, id: (field) => number(fields[field]), now: now() }),
		);
	return result.ok ? data<TypedOutcome>({ section: taker.section, ...result }, 200) : refuse(result.message);
}
