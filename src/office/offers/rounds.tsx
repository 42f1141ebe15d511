import type { OfferRound } from "#src/admissions/seats/list-offer-rounds.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import * as officePaths from "#src/office-paths.ts";

/** Offers that were made together, and what became of them. */
export function Rounds({ rounds }: { rounds: readonly OfferRound[] }) {
	if (rounds.length === 0)
		return <p className={controls.note}>None yet. Sort the desk by marks, pick applicants, and choose Stage.</p>;
	return (
		<ul className={settings.list}>
			{rounds.map(({ batchId, member, state, createdAt, answerBy, count, accepted, declined, open }) => (
				<li key={batchId}>
					<p>
						<a href={officePaths.batch(batchId)}>
							{count === 1 ? "1 offer" : `${count} offers`}, to be accepted by {formatLong(answerBy)}
						</a>{" "}
						<span className={controls.note}>
							{member}, {formatLong(dayAtSchool(new Date(createdAt)))}
						</span>
					</p>
					<span>
						{state === "planned"
							? "Held, not sent"
							: state === "running"
								? "Being sent"
								: `${accepted} accepted, ${declined} declined, ${open} open`}
					</span>
				</li>
			))}
		</ul>
	);
}
