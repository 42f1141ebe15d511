import type { WaitingApplicant } from "#src/admissions/seats/waitlist.server.ts";
import { ActButton, ActForm, usePermitted, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import * as officePaths from "#src/office-paths.ts";
import { LastDayField } from "./last-day-field.tsx";
import styles from "./offers-page.module.css";
import { categoryWords } from "./programme-of.ts";

type WaitlistProps = {
	title: string;
	list: readonly WaitingApplicant[];
	page: { today: string; answerBy: string };
};

/** Who waits for a place in a programme, in the office’s order. */
export function Waitlist({ title, list, page }: WaitlistProps) {
	const mayOffer = usePermitted()("offer");
	return (
		<section className={styles.waitlist} aria-label={`Waiting list: ${title}`}>
			<h3>{title}</h3>
			<ol className={`${layout.lines} ${layout.pairs}`}>
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
						<ActForm act={["up", "down"]} fields={{ application: applicationId }} quiet className={settings.row}>
							<ActButton
								className={controls.button}
								data-quiet=""
								act="up"
								aria-label={`Move ${name} up`}
								disabled={index === 0}
							>
								<OfficeIcon name="up" />
							</ActButton>
							<ActButton
								className={controls.button}
								data-quiet=""
								act="down"
								aria-label={`Move ${name} down`}
								disabled={index === list.length - 1}
							>
								<OfficeIcon name="lower" />
							</ActButton>
						</ActForm>
						{mayOffer && <OfferForm applicationId={applicationId} page={page} />}
					</li>
				))}
			</ol>
		</section>
	);
}

type OfferProps = Pick<WaitlistProps, "page"> & { applicationId: number };

function OfferForm({ applicationId, page: { today, answerBy } }: OfferProps) {
	const fields = { application: applicationId };
	const refusal = useRefusal("offer", fields);
	return (
		<details className={styles.change} open={refusal !== undefined}>
			<summary>Offer a seat</summary>
			<ActForm act="offer" fields={fields} className={settings.row}>
				<LastDayField label="Last day to accept" today={today} answerBy={refusal?.values?.answerBy ?? answerBy} />
				<button className={controls.button} type="submit">
					{" "}
					Make offer{" "}
				</button>
			</ActForm>
		</details>
	);
}
