import { type ActionFunctionArgs, data } from "react-router";
import type { Member } from "#src/accounts/member.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatMonth } from "#src/calendar/format.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import type { Given } from "#src/office/given.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import { GatewayError } from "#src/payment/gateway/gateway.ts";
import { explainLine, unexplainLine } from "#src/payment/settlements/explain-line.server.ts";
import { fetchSettlements } from "#src/payment/settlements/fetch-settlements.server.ts";
import { type ImportedLines, importLines } from "#src/payment/settlements/import-lines.server.ts";
import { readSettlementReport } from "#src/payment/settlements/read-report.ts";

/** What became of a form: sentences, the first of them the outcome, and what was typed into one that was refused. */
export type SettlementAnswer = { ok: boolean; messages: string[]; given?: Given };

type Taken = { services: OfficeServices; member: Member; form: FormData };

const refused = (...messages: string[]): SettlementAnswer => ({ ok: false, messages });
const maxBytes = 20 * 1024 * 1024;
const maxContradictions = 10;

const takers: Record<string, (taken: Taken) => Promise<SettlementAnswer>> = {
	upload: takeUpload,
	fetch: takeFetch,
	explain: takeExplain,
	unexplain: takeUnexplain,
};

/** Carries out one form of the settlements' page. */
export async function takeSettlementAct({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const act = String(form.get("act"));
	const taker = Object.hasOwn(takers, act) ? takers[act] : undefined;
	const member = allow(context, taker ? "money.write" : "money.read");
	if (!taker) throw data(null, { status: 404 });
	const answer = await taker({ services: context.get(officeServices), member, form });
	return answer.ok ? data(answer, 200) : data<SettlementAnswer>({ ...answer, given: textsIn(form) }, 400);
}

async function takeUpload({ services: { db, now }, member, form }: Taken): Promise<SettlementAnswer> {
	const file = form.get("report");
	if (!(file instanceof File) || file.size === 0) return refused("Choose the report first.");
	if (file.size > maxBytes) return refused("The report is too large. Take a shorter time at Razorpay.");
	const text = readText(await file.arrayBuffer());
	if (text === undefined) return refused("This is no CSV: it is not written in text. At Razorpay, take CSV, not XLSX.");
	const { lines, problems } = readSettlementReport(text);
	if (problems.length > 0) return refused("Nothing was taken from this file.", ...problems);
	const imported = await db.transaction().execute(async (trx) => {
		const stored = await importLines(trx, lines, now());
		await recordAct(trx, actOf(member, "settlements-imported", { file: file.name.slice(0, 200), ...stored }), now());
		return stored;
	});
	return answerOf(imported);
}

/** UTF-8, as the provider writes it. @returns undefined for anything that is no text */
function readText(bytes: ArrayBuffer): string | undefined {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return text.includes("\0") ? undefined : text;
	} catch {
		return undefined;
	}
}

async function takeFetch({ services: { db, now, payments }, member, form }: Taken): Promise<SettlementAnswer> {
	const month = String(form.get("month"));
	if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return refused("Choose a month.");
	if (month > dayAtSchool(now()).slice(0, 7)) return refused("That month is still to come.");
	if (!payments.gateway) return refused("Payments are switched off.");
	try {
		const imported = await fetchSettlements(db, payments.gateway, month, now, (trx, stored) =>
			recordAct(trx, actOf(member, "settlements-fetched", { month, ...stored }), now()),
		);
		if (imported.added + imported.known === 0)
			return { ok: true, messages: [`The provider has settled nothing in ${formatMonth(month)}.`] };
		return answerOf(imported);
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		return refused(`The provider could not be asked: ${error.message}. Try again later.`);
	}
}

const actOf = ({ id, name }: Member, act: string, after: object) => ({
	actor: name,
	memberId: id,
	act,
	after,
	subject: { kind: "settlements", id: 0 },
});

function answerOf({ added, known, contradictions }: ImportedLines): SettlementAnswer {
	const lines = (count: number) => `${count} ${count === 1 ? "line" : "lines"}`;
	const outcome =
		added === 0
			? `Nothing is new: all ${lines(known)} were here before.`
			: `${lines(added)} ${added === 1 ? "is" : "are"} new${known > 0 ? `, and ${known} were here before` : ""}.`;
	return { ok: contradictions.length === 0, messages: [outcome, ...contradictions.slice(0, maxContradictions)] };
}

const lineOf = (form: FormData) => {
	const id = String(form.get("line"));
	return readRowId(id);
};

async function takeExplain({ services: { db, now }, member, form }: Taken): Promise<SettlementAnswer> {
	const by = { id: member.id, name: member.name };
	const explained = { lineId: lineOf(form), explanation: String(form.get("explanation") ?? ""), by };
	const done = await db.transaction().execute((trx) => explainLine(trx, explained, now()));
	return done.ok ? { ok: true, messages: ["It is explained, and no longer counts."] } : refused(done.message);
}

async function takeUnexplain({ services: { db, now }, member, form }: Taken): Promise<SettlementAnswer> {
	const by = { id: member.id, name: member.name };
	const done = await db.transaction().execute((trx) => unexplainLine(trx, { lineId: lineOf(form), by }, now()));
	return done.ok ? { ok: true, messages: ["The explanation is taken back."] } : refused(done.message);
}
