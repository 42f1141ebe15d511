import { formatRupees, type PublicFee } from "#src/payment/fee/fee.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

type GoesBackProps = { fee: Pick<PublicFee, "refunded" | "refunding"> };

/** Tells of money that has gone back, or is about to. */
export function GoesBack({ fee: { refunded, refunding } }: GoesBackProps) {
	return (
		<>
			{refunding > 0 && (
				<Notice title={`${formatRupees(refunding)} is on its way back.`}>
					<p>The bank has been asked to return it to the account that it came from.</p>
				</Notice>
			)}
			{refunded > 0 && (
				<Notice title={`${formatRupees(refunded)} was given back.`}>
					<p>It goes to the account that it came from. Banks take five to seven working days.</p>
				</Notice>
			)}
		</>
	);
}
