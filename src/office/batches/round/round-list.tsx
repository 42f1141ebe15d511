import type { Round, RoundApplicant, RoundView } from "#src/admissions/rounds/read-round.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { batchActs } from "#src/office/batches/batch-page-acts.server.ts";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import { PageLinks } from "#src/office/lists/page-links.tsx";
import { categoryLabel, nameOfProgramme } from "#src/office/offers/programme-of.ts";
import { lastDay } from "#src/office/offers/rounds.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsForm } from "#src/office/settings/parts/settings-form.tsx";
import * as officePaths from "#src/office-paths.ts";
import { describeStanding, isAgainstOffer } from "./round-labels.ts";
import styles from "./round-list.module.css";

type Props = { batchId: number; view: RoundView; held: boolean; today: string };

/** The applicants of a round in the order of marks, with the seats beside them; while it is held it can be edited. */
export function RoundList({ batchId, view: { round, edits, answerBy }, held, today }: Props) {
	const { applicants, count, page, size, lines } = round;
	const action = officePaths.batch(batchId, { page });
	return (
		<section className={`${layout.titled} ${layout.stack} ${styles.round}`} aria-labelledby="round">
			<h2 id="round">{lines.length > 0 ? "Seats and applicants, by marks" : "Applicants by marks"}</h2>
			{lines.length > 0 && <Lines lines={lines} held={held} />}
			{held && (
				<SettingsForm
					act="day"
					action={action}
					quiet={false}
					inputs={[{ label: "Last day to accept", ...lastDay({ today, answerBy }) }]}
					submit="Change the last day"
					className={settings.row}
				/>
			)}
			{held && <Edits action={action} edits={edits} />}
			<ol>
				{applicants.map((each) => (
					<li key={each.caseId}>
						<p>
							<a href={officePaths.caseOf("application", each.applicationId)}>{each.name}</a>{" "}
							<span className={controls.note}>
								{factsOf(each)}, <span className={styles.reference}>{each.reference}</span>
							</span>
						</p>
						<span className={held && isAgainstOffer(each) ? controls.problem : controls.note}>
							{describeStanding(each, held)}
						</span>
						{held && count > 1 && (
							<ActForm<typeof batchActs> act="take-out" fields={{ case: each.caseId }} action={action}>
								<button
									className={controls.button}
									data-quiet=""
									type="submit"
									aria-label={`Remove ${each.name} from the round`}
								>
									Remove
								</button>
							</ActForm>
						)}
					</li>
				))}
			</ol>
			{count > size && (
				<PageLinks
					page={page}
					size={size}
					count={count}
					address={(to) => `${officePaths.batch(batchId, { page: to })}#round`}
				/>
			)}
		</section>
	);
}

function factsOf({ type, programme, category, marks, score }: RoundApplicant): string {
	return [
		marks === null ? "no marks" : `${marks / 100} %`,
		score !== null && `score ${score / 100}`,
		nameOfProgramme({ type, programme }),
		category && categoryLabel(category),
	]
		.filter(Boolean)
		.join(", ");
}

function Lines({ lines, held }: { lines: Round["lines"]; held: boolean }) {
	return (
		<ul>
			{lines.map(({ type, programme, category, seats, accepted, offered, inRound, over }) => (
				<li key={`${type} ${programme} ${category}`}>
					<span>
						<b>
							{nameOfProgramme({ type, programme })}, {categoryLabel(category)}
						</b>{" "}
						<span className={controls.note}>
							{seats === 1 ? "1 seat" : `${seats} seats`}, {accepted} accepted, {offered} offered
						</span>
					</span>
					<span>
						{inRound} in this round
						{held && over > 0 && <span className={controls.problem}>, {over} more than there are seats</span>}
					</span>
				</li>
			))}
		</ul>
	);
}

function Edits({ action, edits }: { action: string; edits: RoundView["edits"] }) {
	if (edits.length === 0) return null;
	return (
		<ul>
			{edits.map(({ actId, by, name, from }) => (
				<li key={actId}>
					<span>
						{name ? `${name} was removed` : `The last day was ${formatLong(from)}`}{" "}
						<span className={controls.note}>{by}</span>
					</span>
					<ActForm<typeof batchActs> act="undo-edit" fields={{ of: actId }} action={action}>
						<button
							className={controls.button}
							data-quiet=""
							type="submit"
							aria-label={name ? `Add ${name} again` : "Undo the change to the last day"}
						>
							{name ? "Add again" : "Undo"}
						</button>
					</ActForm>
				</li>
			))}
		</ul>
	);
}
