import { z } from "zod";
import { nextReceiptNumber } from "#src/admissions/receipts/receipt.server.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Actor } from "#src/audit/undoable.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { rowId } from "#src/forms/row-id.ts";
import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { counterMethods } from "#src/payment/counter/counter-payment.ts";
import { enterCounterPayment, reverseEntry } from "#src/payment/counter/enter-payment.server.ts";
import { askProvider, capturePayment, comparePaidFees } from "#src/payment/ledger/ask-provider.server.ts";
import { leaveFinding, showFinding } from "#src/payment/ledger/money-findings.server.ts";
import { readFeeState } from "#src/payment/ledger/read-fee.server.ts";
import { refuse } from "#src/refusal.ts";
import { atProvider } from "./at-provider.server.ts";
import { feeStateLabels } from "./money-labels.ts";
import { refundActs } from "./refund-acts.server.ts";

const { act, table } = actsOn<null>();
const permission = "money.write";

/** Fees that are compared when a member asks for it. */
const comparedAtOnce = 50;

type MoneyAct = { by: Actor; act: ActName; feeId: number; after: object };

const record = ({ db, now }: OfficeServices, { by, feeId, ...rest }: MoneyAct) =>
	db
		.transaction()
		.execute((trx) =>
			recordAct(trx, { actor: by.name, memberId: by.id, subject: { kind: "fee", id: feeId }, ...rest }, now()),
		);

const counterContext = ({ payments, school, now }: OfficeServices) => ({
	...payments.context,
	now,
	nextReceiptNumber: (trx: Parameters<typeof nextReceiptNumber>[0], at: string) =>
		nextReceiptNumber(trx, at, school.shortName),
});

const acts = {
	// Acts that ask the provider, and store its answer as it arrives: these three.
	ask: act({
		label: "Check a fee with Razorpay",
		permission,
		form: { fee: rowId },
		outside: ({ form: { fee: feeId }, services, by }) =>
			atProvider(services, async (gateway) => {
				const { db, payments } = services;
				const before = await readFeeState(db, feeId);
				if (!before) return { ...refuse("We can’t find this fee."), reason: "unknown" };
				const hasOrder = await askProvider(db, gateway, feeId, payments.context);
				const after = await readFeeState(db, feeId);
				if (!hasOrder)
					return refuse("Razorpay didn’t create an order for the fee. Its answer is in the fee’s history.");
				await record(services, { by, act: "provider-asked", feeId, after: { state: after } });
				const state = feeStateLabels[after ?? before].toLowerCase();
				const message = `We checked with Razorpay. The fee is ${before === after ? "still" : "now"} ${state}.`;
				return { ok: true, message };
			}),
		done: "",
	}),
	capture: act({
		label: "Capture a payment",
		permission,
		form: { payment: z.string() },
		outside: ({ form, services, by }) =>
			atProvider(services, async (gateway) => {
				const captured = await capturePayment(services.db, gateway, form.payment, services.payments.context);
				if (!captured.ok) return refuse(captured.message);
				const after = { payment: form.payment };
				await record(services, { by, act: "payment-captured", feeId: captured.feeId, after });
				return { ok: true };
			}),
		done: "The payment is captured, and its fee is paid.",
	}),
	compare: act({
		label: "Compare paid fees with Razorpay",
		permission,
		outside: ({ services, by }) =>
			atProvider(services, async (gateway) => {
				const { db, now } = services;
				const count = await comparePaidFees(db, gateway, { limit: comparedAtOnce, all: true, now });
				await record(services, { by, act: "fees-compared", feeId: 0, after: { count } });
				if (count === 0) return { ok: true, message: "There are no paid fees to compare." };
				const message =
					count < comparedAtOnce
						? `We compared all ${count} paid fees of the last 180 days.`
						: `We compared the ${count} paid fees that were due for another check.`;
				return { ok: true, message };
			}),
		done: "",
	}),
	leave: act({
		label: "Mark a mismatch as resolved",
		permission,
		form: { finding: rowId },
		run: async (trx, { form: { finding: findingId }, by, now }) => {
			const isLeft = await leaveFinding(trx, { findingId, by }, now);
			return isLeft ? { ok: true, shown: { dismissed: findingId } } : refuse("Someone has already resolved it.");
		},
		done: "Marked as resolved. It returns if it changes.",
	}),
	show: act({
		label: "Undo the resolution of a mismatch",
		permission,
		form: { finding: rowId },
		run: async (trx, { form: { finding: findingId }, by, now }) => {
			const isShown = await showFinding(trx, { findingId, by }, now);
			return isShown ? { ok: true } : refuse("It no longer exists, or it’s already back among the mismatches.");
		},
		done: "It’s back among the mismatches.",
	}),
	"enter-counter": act({
		label: "Record an offline payment, or waive a fee",
		permission,
		form: {
			fee: rowId,
			method: z.enum(counterMethods, { error: "Choose how it was paid." }),
			paidOn: z.string(),
			note: z.string(),
		},
		run: (trx, { form: { fee: feeId, ...entry }, services, by }) =>
			enterCounterPayment(trx, { feeId, ...entry, by }, counterContext(services)),
		done: ({ receiptNumber }) => `Saved as receipt ${receiptNumber}. We’ll email it to the applicant.`,
	}),
	"take-back": act({
		label: "Reverse an offline payment",
		permission,
		form: { entry: rowId, note: z.string() },
		run: (trx, { form, services, by }) =>
			reverseEntry(trx, { entryId: form.entry, note: form.note, by }, counterContext(services)),
		done: ({ receiptNumber }) =>
			`Reversed with entry ${receiptNumber}. Email the applicant, who has the first receipt.`,
	}),
	...refundActs,
};

const deskTable = (address: string) => table({ title: "Money", address, find: opensTo("money.read"), acts });

/** Acts of members on the pages of mismatches, of one fee, and of refunds. */
export const moneyActs = deskTable(officePaths.money());
export const feeActs = deskTable(officePaths.fee(":id"));
export const refundPageActs = deskTable(officePaths.refunds());
