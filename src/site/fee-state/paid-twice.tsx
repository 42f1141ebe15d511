import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Tells of payments beyond the fee, which the school refunds. @param payments their provider ids */
export function PaidTwice({ payments }: { payments: readonly string[] }) {
	const messages = useMessages(feeMessages);
	if (payments.length === 0) return null;
	return (
		<Notice title={payments.length === 1 ? messages.paidTwiceTitle : messages.paidOftenTitle}>
			<p>{messages.paidTwiceText({ join: payments.join(", ") })}</p>
		</Notice>
	);
}
