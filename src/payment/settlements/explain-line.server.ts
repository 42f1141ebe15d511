import type { Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { Refusal } from "#src/refusal.ts";

type ExplainResult = { ok: true } | Refusal;
type Line = { lineId: number; by: { id: number; name: string } };

const maxLength = 500;

/** Notes why a line is right though nothing here explains it, such as a payment of another shop of the school. */
export async function explainLine(
	trx: Transaction<Database>,
	{ lineId, explanation: explanationText, by }: Line & { explanation: string },
	now: Date,
): Promise<ExplainResult> {
	const explanation = explanationText.trim();
	if (explanation === "" || explanation.length > maxLength)
		return { ok: false, message: `Enter an explanation of up to ${maxLength} characters.` };
	const line = await lockRow(trx, "settlement_lines", lineId);
	if (!line) return { ok: false, message: "We can’t find this line." };
	if (line.explanation !== null) return { ok: false, message: `${line.explained_by_name} already explained it.` };
	await write(trx, lineId, explanation, by.name);
	const after = { entity: line.entity_id, settlement: line.settlement_id, explanation };
	await record(trx, { lineId, by }, "settlement-line-explained", { after }, now);
	return { ok: true };
}

/** Takes the explanation of a line back; it counts as a difference again. */
export async function unexplainLine(
	trx: Transaction<Database>,
	{ lineId, by }: Line,
	now: Date,
): Promise<ExplainResult> {
	const line = await lockRow(trx, "settlement_lines", lineId);
	if (!line || line.explanation === null) return { ok: false, message: "Explanation removed." };
	await write(trx, lineId, null, null);
	const before = { entity: line.entity_id, settlement: line.settlement_id, explanation: line.explanation };
	await record(trx, { lineId, by }, "settlement-line-unexplained", { before }, now);
	return { ok: true };
}

const write = (trx: Transaction<Database>, id: number, explanation: string | null, name: string | null) =>
	trx.updateTable("settlement_lines").set({ explanation, explained_by_name: name }).where("id", "=", id).execute();

const record = (
	trx: Transaction<Database>,
	{ lineId, by }: Line,
	act: ActName,
	change: { before?: object; after?: object },
	now: Date,
) =>
	recordAct(
		trx,
		{ actor: by.name, memberId: by.id, act, subject: { kind: "settlement-line", id: lineId }, ...change },
		now,
	);
