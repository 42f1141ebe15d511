import { dayAndMonthYear, formatLong } from "#src/calendar/format.ts";
import { translateText } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ActForm } from "#src/site/application/tracker/acts/tracker-form.tsx";
import { useSchoolWays } from "#src/site/school/use-school-ways.tsx";
import styles from "./stage-card.module.css";
import { daysUntil } from "./waiting-messages.ts";

type OfferCardProps = {
	/** The last day to answer, and today, both `YYYY-MM-DD`. */
	answerBy: string;
	today: string;
	token: string;
	/** Cost of accepting; null for nothing. */
	seatFee: { rupees: number; days: number } | null;
};

/** The offer of a place with its last day, to accept or to decline. */
export function OfferCard({ answerBy, today, token, seatFee }: OfferCardProps) {
	const messages = useMessages(trackerMessages);
	const fee = useMessages(feeMessages);
	const ways = useSchoolWays();
	const big = dayAndMonthYear(answerBy);
	return (
		<section aria-labelledby="offer" data-surface="shola" className={styles.card}>
			<p className="small strong" aria-hidden="true">
				<span className={styles.day}>{big.day}</span>
				{big.monthYear}
			</p>
			<div className={`stack-4 items-start content-start ${styles.text}`}>
				<h3 id="offer" className="size-3">
					{messages.offerTitle}
				</h3>
				<p className="large strong leading-135">
					{messages.replyBy({
						day: formatLong(answerBy),
						days: daysUntil(answerBy, today),
						date: (text) => <time dateTime={answerBy}>{text}</time>,
					})}
				</p>
				{seatFee && <p>{fee.seatFeeAhead({ sum: formatRupees(seatFee.rupees * 100), days: seatFee.days })}</p>}
				<p>
					{messages.beforeReplying({
						...ways,
						fees: (text) => <a href={paths.fees}>{text}</a>,
						refunds: (text) => <a href={paths.refunds}>{text}</a>,
					})}
				</p>
				<ActForm token={token} act="accept" tone="action">
					{messages.acceptOffer}
				</ActForm>
				<details className={styles.other}>
					<summary>{messages.declineOffer}</summary>
					<div className="stack-3 pad-3">
						<p>{messages.declineWarning}</p>
						<ActForm token={token} act="decline" tone="onDark" sure={translateText("Yes, decline the offer.")}>
							{messages.declineOffer}
						</ActForm>
					</div>
				</details>
			</div>
		</section>
	);
}
