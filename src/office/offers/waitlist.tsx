import type { WaitingApplicant } from "#src/admissions/seats/waitlist.server.ts";
import { ActButton, ActForm, usePermitted } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { FoldedForm } from "#src/office/settings/parts/settings-form.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./offers-page.module.css";
import { categoryLabel } from "./programme-of.ts";
import { lastDay } from "./rounds.tsx";

type WaitlistProps = {
	title: string;
	list: readonly WaitingApplicant[];
	page: { today: string; answerBy: string };
};

/** List of those waiting for a place in a programme, in the office’s order. */
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
									category && categoryLabel(category),
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
						{mayOffer && (
							<FoldedForm
								act="offer"
								fields={{ application: applicationId }}
								quiet={false}
								inputs={[{ label: "Last day to accept", ...lastDay(page) }]}
								summary="Offer a seat"
								submit="Make offer"
								foldClassName={styles.change}
								className={settings.row}
							/>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
