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
				<Notice title={words.refundingIsOnIts({ refunding: formatRupees(refunding) })}>
					<p>{words.theBankHasBeen}</p>
				</Notice>
			)}
			{refunded > 0 && (
				<Notice title={words.refundedWasGivenBack({ refunded: formatRupees(refunded) })}>
					<p>{words.itGoesToThe}</p>
				</Notice>
			)}
		</>
	);
}
