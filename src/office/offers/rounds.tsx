import type { OfferRound } from "#src/admissions/rounds/list-offer-rounds.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { usePermitted } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { FoldedForm } from "#src/office/settings/parts/settings-form.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./offers-page.module.css";

type Props = {
	rounds: readonly OfferRound[];
	page: { today: string; answerBy: string };
};

/** Offers that were made together, and their outcomes. */
export function Rounds({ rounds, page }: Props) {
	const mayExtend = usePermitted()("extend");
	if (rounds.length === 0)
		return (
			<p className={controls.note}>No rounds yet. In All cases, sort by marks, select applicants and choose Stage.</p>
		);
	return (
		<ul className={settings.list}>
			{rounds.map(({ batchId, member, state, createdAt, answerBy, count, ...round }) => (
				<li key={batchId}>
					<p>
						<a href={officePaths.batch(batchId)}>
							{count === 1 ? "1 offer" : `${count} offers`}, {round.extended ? "extended to" : "last day to accept"}{" "}
							{formatLong(answerBy)}
						</a>{" "}
						<span className={controls.note}>
							{member}, {formatLong(dayAtSchool(new Date(createdAt)))}
						</span>
					</p>
					<span>
						{state === "planned"
							? "On hold, not sent"
							: state === "running"
								? "Being sent"
								: `${round.accepted} accepted, ${round.declined} declined, ${round.open} open, ${round.lapsed} expired`}
					</span>
					{state === "done" && mayExtend && round.open + round.lapsed > 0 && (
						<AnotherDay batchId={batchId} count={round.open + round.lapsed} page={page} />
					)}
				</li>
			))}
		</ul>
	);
}

type AnotherDayProps = { batchId: number; count: number; page: Props["page"] };

/** Gives the offers of a round that have no answer another last day, which is looked at and confirmed as a round is. */
function AnotherDay({ batchId, count, page }: AnotherDayProps) {
	const label = `For ${count === 1 ? "1 offer" : `${count} offers`} without an answer`;
	return (
		<FoldedForm
			act="extend"
			fields={{ round: batchId }}
			inputs={[{ label, ...lastDay(page) }]}
			summary="Change the last day to accept"
			submit="See the emails"
			foldClassName={styles.change}
			className={settings.row}
		/>
	);
}

/** The field of the last day to accept an offer. @param page `today`: no earlier day can be chosen */
export function lastDay({ today, answerBy }: Props["page"]) {
	return { name: "answerBy", type: "date", min: today, defaultValue: answerBy, required: true };
}
