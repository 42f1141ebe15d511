import { formatRupees, type PublicFee } from "#src/payment/fee/fee.ts";
import { feeWords } from "#src/school/words/sets/fee-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

type GoesBackProps = { fee: Pick<PublicFee, "refunded" | "refunding"> };

/** Tells of money that has gone back, or is about to. */
export function GoesBack({ fee: { refunded, refunding } }: GoesBackProps) {
	const words = useWords(feeWords);
	return (
		<>
			{refunding > 0 && (
				<Notice title={words.refundComingTitle({ refunding: formatRupees(refunding) })}>
					<p>{words.refundComingText}</p>
				</Notice>
			)}
			{refunded > 0 && (
				<Notice title={words.refundSentTitle({ refunded: formatRupees(refunded) })}>
					<p>{words.refundSentText}</p>
				</Notice>
			)}
		</>
	);
}
