import { type ActionFunctionArgs, data } from "react-router";
import type { Act } from "#src/accounts/may.ts";
import type { Member } from "#src/accounts/member.ts";
import { nextReceiptNumber } from "#src/admissions/receipts/receipt.server.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import type { Given } from "#src/office/given.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import { counterMethods } from "#src/payment/counter/counter-payment.ts";
import { enterCounterPayment, takeBackEntry } from "#src/payment/counter/enter-payment.server.ts";
import { readRupees } from "#src/payment/fee/amount.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { askProvider, capturePayment, comparePaidFees } from "#src/payment/ledger/ask-provider.server.ts";
import { leaveFinding, showFinding } from "#src/payment/ledger/money-findings.server.ts";
import { askForRefund, confirmRefund, withdrawRefund } from "#src/payment/refunds/ask-refund.server.ts";
import { followRefund } from "#src/payment/refunds/order-refund.server.ts";

/**
 * What became of a form of the money desk, as a sentence. `left`: the finding that was left, which can be undone;
 * `given`: what was typed into a form that was refused.
 */
export type MoneyAnswer = { ok: boolean; message: string; left?: number; given?: Given };

const done = (message: string): MoneyAnswer => ({ ok: true, message });
const refused = (message: string): MoneyAnswer => ({ ok: false, message });

/** Fees that are compared when a member asks for it. */
const comparedAtOnce = 50;

type Taken = {
	services: OfficeServices;
	member: Member;
	text: (field: string) => string;
	id: (field: string) => number;
};

const takers: Record<string, { needs: Act; proved?: boolean; take: (taken: Taken) => Promise<MoneyAnswer> }> = {
	ask: { needs: "money.write", take: takeAsk },
	capture: { needs: "money.write", take: takeCapture },
	compare: { needs: "money.write", take: takeCompare },
	leave: { needs: "money.write", take: takeLeave },
	show: { needs: "money.write", take: takeShow },
	"enter-counter": { needs: "money.write", take: takeCounter },
	"take-back": { needs: "money.write", take: takeTakeBack },
	"ask-refund": { needs: "refund.note", take: takeAskRefund },
	"withdraw-refund": { needs: "refund.note", take: takeWithdraw },
	"confirm-refund": { needs: "refund.order", proved: true, take: takeConfirm },
};

/** Carries out one form of the money desk's pages. */
export async function takeMoneyAct(args: ActionFunctionArgs) {
	const given = textsIn(await args.request.formData());
	const text = (field: string) => given[field] ?? "";
	const taker = Object.hasOwn(takers, text("act")) ? takers[text("act")] : undefined;
	const member = allow(args.context, taker?.needs ?? "money.read");
	if (!taker) throw data(null, { status: 404 });
	if (taker.proved) requireProof(args);
	const id = (field: string) => readRowId(text(field));
	const answer = await taker.take({ services: args.context.get(officeServices), member, text, id });
	return answer.ok ? data(answer, 200) : data<MoneyAnswer>({ ...answer, given }, 400);
}

/** Calls the provider; its faults become a sentence. */
async function atProvider(
	{ services: { payments } }: Taken,
	call: (gateway: PaymentGateway) => Promise<MoneyAnswer>,
): Promise<MoneyAnswer> {
	if (!payments.gateway) return refused("Payments are switched off.");
	try {
		return await call(payments.gateway);
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		return refused(`The provider could not be asked: ${error.message}. Try again later.`);
	}
}

const record = (db: Db, { id, name }: Member, act: string, feeId: number, after: object, now: Date) =>
	db
		.transaction()
		.execute((trx) =>
			recordAct(trx, { actor: name, memberId: id, act, subject: { kind: "fee", id: feeId }, after }, now),
		);

function takeAsk(taken: Taken): Promise<MoneyAnswer> {
	const { services, member, id } = taken;
	const { db, payments, now } = services;
	return atProvider(taken, async (gateway) => {
		const feeId = id("fee");
		const before = await readFeeState(db, feeId);
		if (!before) return refused("There is no such fee.");
		const hasOrder = await askProvider(db, gateway, feeId, payments.context);
		const after = await readFeeState(db, feeId);
		if (!hasOrder)
			return refused("The provider made no order for the fee. What it answered is among the fee’s events.");
		await record(db, member, "provider-asked", feeId, { state: after }, now());
		if (before !== after) return done(`The provider was asked: the fee is ${after} now.`);
		return done(`The provider was asked, and what it says is written down. The fee is ${after}, as before.`);
	});
}

async function readFeeState(db: Db, feeId: number) {
	const fee = await db.selectFrom("fees").select("state").where("id", "=", feeId).executeTakeFirst();
	return fee?.state;
}

function takeCapture(taken: Taken): Promise<MoneyAnswer> {
	const { services, member, text } = taken;
	const { db, payments, now } = services;
	return atProvider(taken, async (gateway) => {
		const captured = await capturePayment(db, gateway, text("payment"), payments.context);
		if (!captured.ok) return refused(captured.message);
		await record(db, member, "payment-captured", captured.feeId, { payment: text("payment") }, now());
		return done("The payment is captured, and its fee is paid.");
	});
}

function takeCompare(taken: Taken): Promise<MoneyAnswer> {
	const { services, member } = taken;
	const { db, now } = services;
	return atProvider(taken, async (gateway) => {
		const count = await comparePaidFees(db, gateway, { limit: comparedAtOnce, all: true, now });
		await record(db, member, "fees-compared", 0, { count }, now());
		if (count === 0) return done("There is no paid fee to compare.");
		return done(
			count < comparedAtOnce
				? `All ${count} paid fees of the last 180 days were compared.`
				: `The ${count} paid fees that were compared longest ago were compared again.`,
		);
	});
}

async function takeLeave(taken: Taken): Promise<MoneyAnswer> {
	const left = await onFinding(taken, leaveFinding);
	if (!left) return refused("Somebody has seen to it already.");
	return { ...done("It is left as it is, unless something else is found of it."), left: taken.id("finding") };
}

async function takeShow(taken: Taken): Promise<MoneyAnswer> {
	const shown = await onFinding(taken, showFinding);
	return shown ? done("It is on the desk again.") : refused("It is no longer there, or on the desk already.");
}

function onFinding({ services: { db, now }, member: { id: memberId, name }, id }: Taken, act: typeof leaveFinding) {
	const by = { id: memberId, name };
	return db.transaction().execute((trx) => act(trx, { findingId: id("finding"), by }, now()));
}

const counterContext = ({ payments, school, now }: OfficeServices) => ({
	...payments.context,
	now,
	nextReceiptNumber: (trx: Parameters<typeof nextReceiptNumber>[0], at: string) =>
		nextReceiptNumber(trx, at, school.shortName),
});

async function takeCounter({ services, member, text, id }: Taken): Promise<MoneyAnswer> {
	const method = counterMethods.find((each) => each === text("method"));
	if (!method) return refused("Choose how it was paid.");
	const by = { id: member.id, name: member.name };
	const entry = { feeId: id("fee"), method, paidOn: text("paidOn"), note: text("note"), by };
	const entered = await services.db
		.transaction()
		.execute((trx) => enterCounterPayment(trx, entry, counterContext(services)));
	if (!entered.ok) return refused(entered.message);
	return done(`It is entered, as ${entered.receiptNumber}. The applicant gets it by mail.`);
}

async function takeTakeBack({ services, member, text, id }: Taken): Promise<MoneyAnswer> {
	const by = { id: member.id, name: member.name };
	const back = { entryId: id("entry"), note: text("note"), by };
	const taken = await services.db.transaction().execute((trx) => takeBackEntry(trx, back, counterContext(services)));
	if (!taken.ok) return refused(taken.message);
	return done(`It is taken back by ${taken.receiptNumber}. Write to the applicant, who has the first receipt.`);
}

async function takeAskRefund({ services: { db, now }, member, text }: Taken): Promise<MoneyAnswer> {
	const typed = text("amount").trim();
	const amount = typed === "" ? undefined : readRupees(typed);
	if (typed !== "" && amount === undefined)
		return refused(`“${typed}” is no sum. Write rupees, such as 750 or 750.50.`);
	const by = { id: member.id, name: member.name };
	const asked = await db
		.transaction()
		.execute((trx) => askForRefund(trx, { paymentId: text("payment"), amount, reason: text("reason"), by }, now()));
	return asked.ok ? done("The refund is asked for. Another person confirms it.") : refused(asked.message);
}

async function takeWithdraw({ services: { db, now }, member, id }: Taken): Promise<MoneyAnswer> {
	const by = { id: member.id, name: member.name };
	const withdrawn = await db.transaction().execute((trx) => withdrawRefund(trx, { refundId: id("refund"), by }, now()));
	return withdrawn.ok ? done("The refund is withdrawn. Nothing has moved.") : refused(withdrawn.message);
}

async function takeConfirm(taken: Taken): Promise<MoneyAnswer> {
	const { services, member, id } = taken;
	const { db, now, payments } = services;
	if (!payments.gateway) return refused("Payments are switched off.");
	const by = { id: member.id, name: member.name };
	const refundId = id("refund");
	const confirmed = await db.transaction().execute((trx) => confirmRefund(trx, { refundId, by }, now()));
	if (!confirmed.ok) return refused(confirmed.message);
	await followRefund(db, payments.gateway, refundId, payments.context);
	const { state, problem } = await db
		.selectFrom("refunds")
		.select(["state", "problem"])
		.where("id", "=", refundId)
		.executeTakeFirstOrThrow();
	if (state === "failed") return refused(`The refund is confirmed, but it failed: ${problem ?? "no reason is given"}.`);
	return done(afterConfirming[state] ?? "The refund is confirmed.");
}

const afterConfirming: Partial<Record<string, string>> = {
	confirmed: "The refund is confirmed. The provider did not answer yet; it is asked again until it does.",
	pending: "The refund is confirmed and with the bank. It is followed to its end.",
	processed: "The refund is confirmed and carried out. The applicant gets a letter.",
};
