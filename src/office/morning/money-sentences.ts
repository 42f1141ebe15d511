import * as officePaths from "#src/office-paths.ts";
import type { Mismatch } from "#src/payment/ledger/mismatch.ts";
import type { MorningFacts, NamedCase, Sentence } from "./morning-facts.ts";
import { listed, more, named, type Phrase } from "./phrases.ts";

/** What is wrong with one fee, and with several. */
const moneyTexts: Record<Mismatch["kind"], readonly [one: string, several: string]> = {
	disputed: ["payment is disputed by its payer.", "payments are disputed by their payers."],
	"captured-not-paid": [
		"payment was taken and its fee is not marked paid.",
		"payments were taken and their fees are not marked paid.",
	],
	"second-capture": ["fee was paid twice.", "fees were paid twice."],
	"captured-after-end": [
		"payment came for a place that was no longer accepted.",
		"payments came for places that were no longer accepted.",
	],
	"wrong-amount": ["payment took another sum than its fee.", "payments took another sum than their fees."],
	"paid-without-capture": ["fee counts as paid without a payment.", "fees count as paid without a payment."],
	"order-unknown": ["payment belongs to no known order.", "payments belong to no known order."],
	"refunded-elsewhere": ["payment was refunded at the provider, not here.", "payments were refunded at the provider."],
	"not-captured": ["payment was authorised and never captured.", "payments were authorised and never captured."],
	"long-open": ["payment has been open for days.", "payments have been open for days."],
	"no-order": [
		"fee cannot be paid: the provider has made no order.",
		"fees cannot be paid: the provider has made no orders.",
	],
	"order-refused": [
		"fee cannot be paid: the provider refuses the order.",
		"fees cannot be paid: the provider refuses the orders.",
	],
	"other-at-provider": ["fee is another one at the provider.", "fees are others at the provider."],
};

/** What does not agree. */
export function moneySentences(money: NonNullable<MorningFacts["money"]>): Sentence[] {
	return [...Map.groupBy(money, ({ kind }) => kind)].flatMap(([kind, fees]) => {
		const [first] = fees;
		if (!first) return [];
		const [one, several] = moneyTexts[kind];
		const links = linksTo(fees.map((fee) => fee.case));
		const end = fees.length === 1 ? [{ text: `. ${first.message}` }] : more(fees.length);
		return {
			key: null,
			section: "Money" as const,
			count: fees.length,
			text: fees.length === 1 ? one : several,
			detail: [...listed(links), ...end],
			act: { label: "Go to the money desk", href: officePaths.money() },
		};
	});
}

/** Refunds that need someone; those that have failed cannot be hidden. */
export function refundSentences(refunds: MorningFacts["refunds"]): Sentence[] {
	const texts = {
		stuck: [
			"refund has failed, and nobody has asked for it again.",
			"refunds have failed, and nobody has asked for them again.",
		],
		asked: ["refund waits for a second person.", "refunds wait for a second person."],
	} as const;
	return (["stuck", "asked"] as const).flatMap((state) => {
		const { count, first } = refunds?.[state] ?? { count: 0, first: [] };
		if (count === 0) return [];
		return {
			key: state === "stuck" ? null : "refunds",
			section: "Money" as const,
			count,
			text: texts[state][count === 1 ? 0 : 1],
			detail: [...listed(linksTo(first)), ...more(count)],
			act: {
				label: count === 1 ? "See it" : "See them",
				href: officePaths.refunds(`state=${state}`),
			},
		};
	});
}

const linksTo = (fees: readonly NamedCase[]): Phrase[] =>
	fees.slice(0, named).map(({ name, reference, href }) => ({ text: `${name}, ${reference}`, href }));
