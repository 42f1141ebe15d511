import { Notice } from "#src/ui/feedback/notice.tsx";

/** Tells of payments beyond the fee, which the school refunds. @param payments their provider ids */
export function PaidTwice({ payments }: { payments: readonly string[] }) {
	if (payments.length === 0) return null;
	return (
		<Notice title={payments.length === 1 ? "It was paid once more than due." : "It was paid more often than due."}>
			<p>
				The money of {payments.join(", ")} goes back to the account that it came from. The office sees to it; banks take
				five to seven working days.
			</p>
		</Notice>
	);
}
