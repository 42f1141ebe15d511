import { type ActionFunctionArgs, data } from "react-router";
import { isDay } from "#src/calendar/day.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import type { Given } from "#src/office/given.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { Outcome } from "#src/office/settings/parts/settings-section.tsx";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import { addAffected, removeSelection } from "#src/privacy/breaches/affected-acts.server.ts";
import { affectedKindNames, breachTextNames, reportKinds } from "#src/privacy/breaches/breach.ts";
import { closeBreach, noteReport, reopenBreach, writeBreach } from "#src/privacy/breaches/breach-acts.server.ts";
import type { Selection } from "#src/privacy/breaches/select-affected.server.ts";
import { noteCall, sendFailedAgain, startLetters } from "#src/privacy/breaches/tell-affected.server.ts";
import type { By, PrivacyAct } from "#src/privacy/erasure/erasure-orders.server.ts";

type Trx = Parameters<typeof addAffected>[0];
/** `text` gives the text of a field, empty where it has none. */
type Taken = { trx: Trx; breachId: number; by: By; form: FormData; text: (name: string) => string; now: Date };
type Taker = {
	/** Where the page says what became of it. */
	section: string;
	proved?: boolean;
	take: (taken: Taken) => Promise<PrivacyAct>;
};

const maxLines = 5000;

/** What a member asks for, or what is wrong with it. */
function readSelection({ form, text }: Pick<Taken, "form" | "text">): Selection | string {
	const [from, to] = [text("from"), text("to")];
	if ([from, to].some((day) => day !== "" && !isDay(day))) return "Enter days, or leave them empty.";
	const by = text("by");
	if (by === "list") {
		const lines = [
			...new Set(
				text("list")
					.split(/[\s,;]+/)
					.filter(Boolean),
			),
		];
		if (lines.length === 0) return "Enter references or e-mail addresses.";
		return lines.length > maxLines ? `Enter at most ${maxLines} at once.` : { by, lines };
	}
	if (by === "reads") {
		const memberId = readRowId(text("member"));
		return memberId === 0 ? "Choose whose reading is meant." : { by, memberId, from, to };
	}
	const kinds = affectedKindNames.filter((kind) => form.getAll("kind").includes(kind));
	return kinds.length === 0 ? "Choose at least one kind of record." : { by: "kind", kinds, from, to };
}

const takers: Readonly<Record<string, Taker>> = {
	write: {
		section: "texts",
		take: ({ trx, breachId, by, form, text, now }) => {
			const texts = Object.fromEntries(breachTextNames.flatMap((name) => (form.has(name) ? [[name, text(name)]] : [])));
			const version = readRowId(text("version"));
			return writeBreach(trx, { breachId, by, version, texts, noticed: text("noticed") }, now);
		},
	},
	add: {
		section: "people",
		take: async ({ trx, breachId, by, form, text, now }) => {
			const selection = readSelection({ form, text });
			if (typeof selection === "string") return { ok: false, message: selection };
			return addAffected(trx, { breachId, by, selection }, now);
		},
	},
	remove: {
		section: "people",
		take: ({ trx, breachId, by, text, now }) =>
			removeSelection(trx, { breachId, by, selectionId: readRowId(text("selection")) }, now),
	},
	send: {
		section: "letters",
		proved: true,
		take: ({ trx, breachId, by, text, now }) =>
			startLetters(trx, { breachId, by, count: readRowId(text("count")) }, now),
	},
	again: {
		section: "letters",
		take: ({ trx, breachId, by, now }) => sendFailedAgain(trx, { breachId, by }, now),
	},
	call: {
		section: "calls",
		take: ({ trx, breachId, by, text, now }) => {
			const person = { personId: readRowId(text("person")), note: text("note") };
			return noteCall(trx, { breachId, by, ...person }, now);
		},
	},
	report: {
		section: "reports",
		take: async ({ trx, breachId, by, text, now }) => {
			const kind = reportKinds.find((each) => each === text("kind"));
			if (!kind) return { ok: false, message: "There is no such report." };
			return noteReport(trx, { breachId, by, kind, made: text("made"), reference: text("reference") }, now);
		},
	},
	close: {
		section: "close",
		take: ({ trx, breachId, by, text, now }) => closeBreach(trx, { breachId, by, summary: text("summary") }, now),
	},
	reopen: { section: "close", take: ({ trx, breachId, by, now }) => reopenBreach(trx, { breachId, by }, now) },
};

/** A refusal gives back what was typed. */
export type BreachOutcome = Outcome & { given: Given };

/** Carries out one form of a breach's page. */
export async function takeBreachAct(args: ActionFunctionArgs) {
	const member = allow(args.context, "breach.manage");
	const form = await args.request.formData();
	const given = textsIn(form);
	const text = (name: string) => given[name] ?? "";
	const act = text("act");
	const taker = Object.hasOwn(takers, act) ? takers[act] : undefined;
	if (!taker) throw data(null, { status: 404 });
	if (taker.proved) requireProof(args);
	const { db, now } = args.context.get(officeServices);
	const by = { id: member.id, name: member.name };
	const breachId = readRowId(args.params.id);
	const result = await db.transaction().execute((trx) => taker.take({ trx, breachId, by, form, text, now: now() }));
	const outcome: BreachOutcome = { section: taker.section, ...result, given: result.ok ? {} : given };
	return data(outcome, { status: result.ok ? 200 : 409 });
}
