import { type ActionFunctionArgs, data } from "react-router";
import { isDay } from "#src/calendar/day.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { type Given, givenIn } from "#src/office/given.ts";
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
type Taken = { trx: Trx; breachId: number; by: By; form: FormData; now: Date };
type Taker = {
	/** Where the page says what became of it. */
	section: string;
	proved?: boolean;
	take: (taken: Taken) => Promise<PrivacyAct>;
};

const text = (form: FormData, name: string) => givenIn(form)[name] ?? "";

const maxLines = 5000;

/** What a member asks for, or what is wrong with it. */
function readSelection(form: FormData): Selection | string {
	const [from, to] = [text(form, "from"), text(form, "to")];
	if ([from, to].some((day) => day !== "" && !isDay(day))) return "Enter days, or leave them empty.";
	const by = text(form, "by");
	if (by === "list") {
		const lines = [
			...new Set(
				text(form, "list")
					.split(/[\s,;]+/)
					.filter(Boolean),
			),
		];
		if (lines.length === 0) return "Enter references or e-mail addresses.";
		return lines.length > maxLines ? `Enter at most ${maxLines} at once.` : { by, lines };
	}
	if (by === "reads") {
		const memberId = readRowId(text(form, "member"));
		return memberId === 0 ? "Choose whose reading is meant." : { by, memberId, from, to };
	}
	const kinds = affectedKindNames.filter((kind) => form.getAll("kind").includes(kind));
	return kinds.length === 0 ? "Choose at least one kind of record." : { by: "kind", kinds, from, to };
}

const takers: Readonly<Record<string, Taker>> = {
	write: {
		section: "texts",
		take: ({ trx, breachId, by, form, now }) => {
			const texts = Object.fromEntries(
				breachTextNames.flatMap((name) => (form.has(name) ? [[name, text(form, name)]] : [])),
			);
			const version = readRowId(text(form, "version"));
			return writeBreach(trx, { breachId, by, version, texts, noticed: text(form, "noticed") }, now);
		},
	},
	add: {
		section: "people",
		take: async ({ trx, breachId, by, form, now }) => {
			const selection = readSelection(form);
			if (typeof selection === "string") return { ok: false, message: selection };
			return addAffected(trx, { breachId, by, selection }, now);
		},
	},
	remove: {
		section: "people",
		take: ({ trx, breachId, by, form, now }) =>
			removeSelection(trx, { breachId, by, selectionId: readRowId(text(form, "selection")) }, now),
	},
	send: {
		section: "letters",
		proved: true,
		take: ({ trx, breachId, by, form, now }) =>
			startLetters(trx, { breachId, by, count: readRowId(text(form, "count")) }, now),
	},
	again: {
		section: "letters",
		take: ({ trx, breachId, by, now }) => sendFailedAgain(trx, { breachId, by }, now),
	},
	call: {
		section: "calls",
		take: ({ trx, breachId, by, form, now }) => {
			const person = { personId: readRowId(text(form, "person")), note: text(form, "note") };
			return noteCall(trx, { breachId, by, ...person }, now);
		},
	},
	report: {
		section: "reports",
		take: async ({ trx, breachId, by, form, now }) => {
			const kind = reportKinds.find((each) => each === text(form, "kind"));
			if (!kind) return { ok: false, message: "There is no such report." };
			return noteReport(trx, { breachId, by, kind, made: text(form, "made"), reference: text(form, "reference") }, now);
		},
	},
	close: {
		section: "close",
		take: ({ trx, breachId, by, form, now }) => closeBreach(trx, { breachId, by, summary: text(form, "summary") }, now),
	},
	reopen: { section: "close", take: ({ trx, breachId, by, now }) => reopenBreach(trx, { breachId, by }, now) },
};

/** A refusal gives back what was typed. */
export type BreachOutcome = Outcome & { given: Given };

/** Carries out one form of a breach's page. */
export async function takeBreachAct(args: ActionFunctionArgs) {
	const member = allow(args.context, "breach.manage");
	const form = await args.request.formData();
	const act = text(form, "act");
	const taker = Object.hasOwn(takers, act) ? takers[act] : undefined;
	if (!taker) throw data(null, { status: 404 });
	if (taker.proved) requireProof(args);
	const { db, now } = args.context.get(officeServices);
	const by = { id: member.id, name: member.name };
	const breachId = readRowId(args.params.id);
	const result = await db.transaction().execute((trx) => taker.take({ trx, breachId, by, form, now: now() }));
	const given = result.ok ? {} : givenIn(form);
	const outcome: BreachOutcome = { section: taker.section, ...result, given };
	return data(outcome, { status: result.ok ? 200 : 409 });
}
