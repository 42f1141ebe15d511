import { feeWords } from "#src/school/words/sets/fee-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Tells of payments beyond the fee, which the school refunds. @param payments their provider ids */
export function PaidTwice({ payments }: { payments: readonly string[] }) {
	const words = useWords(feeWords);
	if (payments.length === 0) return null;
	return (
		<Notice title={payments.length === 1 ? words.paidTwiceTitle : words.paidOftenTitle}>
			<p>{words.paidTwiceText({ join: payments.join(", ") })}</p>
		</Notice>
	);
}
