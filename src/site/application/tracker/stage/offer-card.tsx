import { dayAndMonthYear, formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { ActForm } from "#src/site/application/tracker/acts/act-form.tsx";
import { SchoolWays } from "./school-ways.tsx";
import styles from "./stage-card.module.css";
import { daysLeftUntil } from "./stage-words.ts";

type OfferCardProps = {
	/** The last day to answer, and today, both `YYYY-MM-DD`. */
	answerBy: string;
	today: string;
	token: string;
};

/** The offer of a place with its last day, to accept or to decline. */
export function OfferCard({ answerBy, today, token }: OfferCardProps) {
	const big = dayAndMonthYear(answerBy);
	return (
		<section aria-labelledby="offer" data-surface="shola" className={styles.card}>
			<p className={styles.date} aria-hidden="true">
				<span className={styles.day}>{big.day}</span>
				{big.monthYear}
			</p>
			<div className={styles.words}>
				<h3 id="offer" className={styles.title}>
					A place for you
				</h3>
				<p className={styles.when}>
					Please answer by <time dateTime={answerBy}>{formatLong(answerBy)}</time>: {daysLeftUntil(answerBy, today)}.
				</p>
				<p>
					What a year costs: <a href={paths.fees}>fees</a>. What is given back if you cannot come after all:{" "}
					<a href={paths.refunds}>refunds</a>. If you want to ask something first, <SchoolWays />.
				</p>
				<ActForm token={token} act="accept" tone="action">
					Accept the place
				</ActForm>
				<details className={styles.other}>
					<summary>Decline the place</summary>
					<div className={styles.inside}>
						<p>Your application then ends. This cannot be taken back here, since the place may go to somebody else.</p>
						<ActForm token={token} act="decline" tone="onDark" sure="Yes, I decline the place.">
							Decline the place
						</ActForm>
					</div>
				</details>
			</div>
		</section>
	);
}
