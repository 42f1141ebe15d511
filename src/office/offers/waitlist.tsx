import type { WaitingApplicant } from "#src/admissions/seats/waitlist.server.ts";
import { givenTo } from "#src/office/given.ts";
import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import { RefusedLine } from "#src/office/refused-line.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import type { TypedOutcome } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { LastDayField } from "./last-day-field.tsx";
import styles from "./offers-page.module.css";
import { categoryWords } from "./programme-of.ts";

type WaitlistProps = {
	title: string;
	list: readonly WaitingApplicant[];
	page: { mayManage: boolean; mayDecide: boolean; today: string; answerBy: string };
	outcome: TypedOutcome | undefined;
};

/** Who waits for a place in a programme, in the office’s order. */
export function Waitlist({ title, list, page, outcome }: WaitlistProps) {
	const { mayManage } = page;
	return (
		<section className={styles.waitlist} aria-label={`Who waits, ${title}`}>
			<h3>{title}</h3>
			<ol>
				{list.map(({ applicationId, reference, name, category, marks, score }, index) => (
					<li key={applicationId}>
						<p>
							<a href={officePaths.caseOf("application", applicationId)}>{name}</a>{" "}
							<span className={controls.note}>
								{[
									reference,
									category && categoryWords(category),
									marks !== null && `${marks / 100} %`,
									score !== null && `score ${score / 100}`,
								]
									.filter(Boolean)
									.join(", ")}
							</span>
						</p>
						{mayManage && (
							<form method="post" className={settings.row}>
								<input type="hidden" name="application" value={applicationId} />
								<button
									className={controls.button}
									data-quiet=""
									type="submit"
									name="act"
									value="up"
									aria-label={`${name} one place up`}
									disabled={index === 0}
								>
									<OfficeIcon name="up" />
								</button>
								<button
									className={controls.button}
									data-quiet=""
									type="submit"
									name="act"
									value="down"
									aria-label={`${name} one place down`}
									disabled={index === list.length - 1}
								>
									<OfficeIcon name="lower" />
								</button>
							</form>
						)}
						{page.mayDecide && <OfferForm applicationId={applicationId} page={page} outcome={outcome} />}
					</li>
				))}
			</ol>
		</section>
	);
}

type OfferProps = Pick<WaitlistProps, "page" | "outcome"> & { applicationId: number };

function OfferForm({ applicationId, page: { today, answerBy }, outcome }: OfferProps) {
	const given = givenTo(outcome, { act: "offer", application: applicationId });
	return (
		<details className={styles.change} open={given !== undefined}>
			<summary>Offer the place</summary>
			{outcome && given && <RefusedLine message={outcome.message} />}
			<form method="post" className={settings.row}>
				<input type="hidden" name="act" value="offer" />
				<input type="hidden" name="application" value={applicationId} />
				<LastDayField label="Last day to accept it" today={today} answerBy={given?.answerBy ?? answerBy} />
				<button className={controls.button} type="submit">
					Offer
				</button>
			</form>
		</details>
	);
}
