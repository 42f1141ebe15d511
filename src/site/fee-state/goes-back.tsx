import { formatRupees, type PublicFee } from "#src/payment/fee/fee.ts";
import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

type GoesBackProps = { fee: Pick<PublicFee, "refunded" | "refunding"> };

/** Tells of money that has gone back, or is about to. */
export function GoesBack({ fee: { refunded, refunding } }: GoesBackProps) {
	const messages = useMessages(feeMessages);
	return (
		<>
			{refunding > 0 && (
				<Notice title={messages.refundComingTitle({ refunding: formatRupees(refunding) })}>
					<p>{messages.refundComingText}</p>
				</Notice>
			)}
			{refunded > 0 && (
				<Notice title={messages.refundSentTitle({ refunded: formatRupees(refunded) })}>
					<p>{messages.refundSentText}</p>
				</Notice>
			)}
		</>
	);
}
