import { formatRupees, type PublicFee } from "#src/payment/fee/fee.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import type { feeMessages } from "#src/school/messages/sets/fee-messages.ts";

/**
 * Returns a cell with the amount that was really paid, if the provider's charge or an offer made it differ from the
 * fee.
 */
export function amountPaid(messages: MessagesOf<typeof feeMessages>, { amount, added, paidAt }: PublicFee) {
	if (added === 0 || paidAt === null) return [];
	const paidAmount = formatRupees(amount + added);
	const value =
		added > 0
			? messages.paidWithCharge({ paid: paidAmount, charge: formatRupees(added) })
			: messages.paidWithDiscount({ paid: paidAmount, offer: formatRupees(-added) });
	return [{ label: messages.totalPaid, value }];
}
