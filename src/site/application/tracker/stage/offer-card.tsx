import { dayAndMonthYear, formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { trackerWords } from "#src/school/words/sets/application-words.ts";
import { feeWords } from "#src/school/words/sets/fee-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { ActForm } from "#src/site/application/tracker/acts/tracker-form.tsx";
import { SchoolWays } from "./school-ways.tsx";
import styles from "./stage-card.module.css";
import { daysLeftUntil } from "./waiting-words.ts";

type OfferCardProps = {
	/** The last day to answer, and today, both `YYYY-MM-DD`. */
	answerBy: string;
	today: string;
	token: string;
	/** What accepting costs; null for nothing. */
	seatFee: { rupees: number; days: number } | null;
};

/** The offer of a place with its last day, to accept or to decline. */
export function OfferCard({ answerBy, today, token, seatFee }: OfferCardProps) {
	const words = useWords(trackerWords);
	const fee = useWords(feeWords);
	const big = dayAndMonthYear(answerBy);
	return (
		<section aria-labelledby="offer" data-surface="shola" className={styles.card}>
			<p className={styles.date} aria-hidden="true">
				<span className={styles.day}>{big.day}</span>
				{big.monthYear}
			</p>
			<div className={styles.words}>
				<h3 id="offer" className={styles.title}>
					{words.aPlaceForYou}
				</h3>
				<p className={styles.when}>
					{words.pleaseAnswerBy} <time dateTime={answerBy}>{formatLong(answerBy)}</time>:{" "}
					{daysLeftUntil(words, answerBy, today)}.
				</p>
				{seatFee && <p>{fee.seatFeeAhead({ sum: formatRupees(seatFee.rupees * 100), days: seatFee.days })}</p>}
				<p>
					{words.whatAYearCosts} <a href={paths.fees}>{words.fees}</a>
					{words.whatIsGivenBack} <a href={paths.refunds}>{words.refunds}</a>
					{words.ifYouWantTo} <SchoolWays />.
				</p>
				<ActForm token={token} act="accept" tone="action">
					{words.acceptThePlace}
				</ActForm>
				<details className={styles.other}>
					<summary>{words.declineThePlace}</summary>
					<div className={styles.inside}>
						<p>{words.yourApplicationThenEnds}</p>
						<ActForm token={token} act="decline" tone="onDark" sure="Yes, I decline the offer.">
							{words.declineThePlace}
						</ActForm>
					</div>
				</details>
			</div>
		</section>
	);
}
