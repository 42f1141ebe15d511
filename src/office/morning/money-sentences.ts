import * as officePaths from "#src/office-paths.ts";
import type { Mismatch } from "#src/payment/ledger/mismatch.ts";
import type { MorningFacts, NamedCase, Sentence } from "./morning-facts.ts";
import { joinPhrases, more, named, type Phrase } from "./phrases.ts";

/** Texts for what is wrong with one fee, and with several. */
const moneyTexts: Record<Mismatch["kind"], readonly [one: string, several: string]> = {
	disputed: ["payment is disputed by the payer.", "payments are disputed by their payers."],
	"captured-not-paid": [
		"payment was received, but its fee isn’t marked as paid.",
		"payments were received, but their fees aren’t marked as paid.",
	],
	"second-capture": ["fee was paid twice.", "fees were paid twice."],
	"captured-after-end": [
		"payment arrived after the seat was given up.",
		"payments arrived after their seats were given up.",
	],
	"wrong-amount": ["payment differs from the amount of its fee.", "payments differ from the amounts of their fees."],
	"paid-without-capture": ["fee is marked as paid without a payment.", "fees are marked as paid without a payment."],
	"order-unknown": ["payment belongs to an unknown order.", "payments belong to unknown orders."],
	"refunded-elsewhere": [
		"payment was refunded at Razorpay, not here.",
		"payments were refunded at Razorpay, not here.",
	],
	"not-captured": ["payment was authorised but not captured.", "payments were authorised but not captured."],
	"long-open": ["payment has had no result for days.", "payments have had no result for days."],
	"no-order": [
		"fee can’t be paid because Razorpay hasn’t created an order.",
		"fees can’t be paid because Razorpay hasn’t created orders.",
	],
	"order-refused": [
		"fee can’t be paid because Razorpay refuses the order.",
		"fees can’t be paid because Razorpay refuses the orders.",
	],
	"other-at-provider": ["fee doesn’t match Razorpay.", "fees don’t match Razorpay."],
};

/** Reports payments that their settlements don’t agree with. */
export function settlementSentences(count: number): Sentence[] {
	if (count === 0) return [];
	return [
		{
			section: "Money",
			count,
			text: count === 1 ? "payment doesn’t match its settlement." : "payments don’t match their settlements.",
			detail: [],
			act: { label: count === 1 ? "See the difference" : "See the differences", href: officePaths.settlements() },
		},
	];
}

/** Reports mismatches. */
export function moneySentences(money: NonNullable<MorningFacts["money"]>): Sentence[] {
	return [...Map.groupBy(money, ({ kind }) => kind)].flatMap(([kind, fees]) => {
		const [first] = fees;
		if (!first) return [];
		const [one, several] = moneyTexts[kind];
		const links = linksTo(fees.map((fee) => fee.case));
		const end = fees.length === 1 ? [{ text: `. ${first.message}` }] : more(fees.length);
		return {
			section: "Money" as const,
			count: fees.length,
			text: fees.length === 1 ? one : several,
			detail: [...joinPhrases(links), ...end],
			act: { label: "Go to Money", href: officePaths.money() },
		};
	});
}

/** Refunds that need someone. */
export function refundSentences(refunds: MorningFacts["refunds"]): Sentence[] {
	const texts = {
		stuck: ["refund failed and hasn’t been requested again.", "refunds failed and haven’t been requested again."],
		asked: ["refund needs a second person to confirm it.", "refunds need a second person to confirm them."],
	} as const;
	return (["stuck", "asked"] as const).flatMap((state) => {
		const { count, first } = refunds?.[state] ?? { count: 0, first: [] };
		if (count === 0) return [];
		return {
			section: "Money" as const,
			count,
			text: texts[state][count === 1 ? 0 : 1],
			detail: [...joinPhrases(linksTo(first)), ...more(count)],
			act: {
				label: count === 1 ? "See it" : "See them",
				href: officePaths.refunds(`state=${state}`),
			},
		};
	});
}

const linksTo = (fees: readonly NamedCase[]): Phrase[] =>
	fees.slice(0, named).map(({ name, reference, href }) => ({ text: `${name}, ${reference}`, href }));
