import { formatRupees, type PublicFee } from "#src/payment/fee/fee.ts";
import type { feeWords } from "#src/school/words/sets/fee-words.ts";
import type { WordsOf } from "#src/school/words/word-set.ts";

/** What was really paid, as a cell, where the provider's charge or an offer made it another amount than the fee. */
export function paidInAll(words: WordsOf<typeof feeWords>, { amount, added, paidAt }: PublicFee) {
	if (added === 0 || paidAt === null) return [];
	const paid = formatRupees(amount + added);
	const value =
		added > 0
			? words.paidWithCharge({ paid, charge: formatRupees(added) })
			: words.paidWithDiscount({ paid, offer: formatRupees(-added) });
	return [{ label: words.totalPaid, value }];
}
