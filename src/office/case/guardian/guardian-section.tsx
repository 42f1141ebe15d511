import type { OfficeGuardian } from "#src/admissions/guardian-consent/office-guardian.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { languageName } from "#src/languages/language.ts";
import type { caseActs } from "#src/office/case/acts/case-page-acts.server.ts";
import type { CasePage } from "#src/office/case/read-case.server.ts";
import { ActForm, usePermitted, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import { CheckMenu, EnterMenu } from "./guardian-menus.tsx";
import styles from "./guardian-section.module.css";
import { checkWayLabels, idKindLabels, relationLabels, stateSentence, wayLabels } from "./relation-labels.ts";

/** The consent of a parent or guardian: who gave it, what was shown, how it was checked, and what comes next. */
export function GuardianSection({ page }: { page: CasePage }) {
	const { application } = page;
	const mayCheck = usePermitted<typeof caseActs>()("guardian-check");
	// Typed values stay if someone else was faster.
	const [checked, entered] = [useRefusal("guardian-check"), useRefusal("guardian-enter")];
	if (!application?.needed || !mayCheck) return null;
	const { guardian } = application;
	const waits = guardian?.state !== "declared" && guardian?.state !== "confirmed";
	return (
		<section id="guardian">
			<h2>Guardian</h2>
			<p>
				{guardian
					? stateSentence(guardian)
					: "The applicant was under 18 when they applied. No one has been asked for consent yet."}
			</p>
			{guardian && <Facts guardian={guardian} />}
			<div className={`${layout.row} ${styles.acts}`}>
				{guardian && (guardian.state === "declared" || checked) && <CheckMenu guardian={guardian} />}
				{waits && (
					<ActForm<typeof caseActs> act="guardian-ask">
						<button className={controls.button} type="submit">
							Email the applicant a consent link
						</button>
					</ActForm>
				)}
				{(waits || entered) && <EnterMenu page={page} />}
			</div>
		</section>
	);
}

function Facts({ guardian }: { guardian: OfficeGuardian }) {
	const { name, relation, phone, email, way, idKind, idEnd, answeredAt, language, consent, check, former } = guardian;
	const rows: [string, string | null][] = [
		["Name", name && [name, relation && relationLabels[relation]].filter(Boolean).join(", ")],
		["Phone", phone],
		["Email", email],
		["Answered", answeredAt && [dayOf(answeredAt), language && languageName(language)].filter(Boolean).join(", in ")],
		["To check", check ? null : way && wayLabels[way]],
		["Document", idKind && `${idKindLabels[idKind]}, ends in ${idEnd}`],
		[
			"Checked",
			check && `${[checkWayLabels[check.way], dayOf(check.at), check.by].filter(Boolean).join(", ")}: ${check.note}`,
		],
		["Earlier", former.map(({ name, state, at }) => `${name || "No one"}, ${state} ${dayOf(at)}`).join("; ")],
	];
	return (
		<dl className={`${layout.facts} ${styles.facts}`}>
			{rows.map(
				([label, value]) =>
					value && (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					),
			)}
			{consent && (
				<div>
					<dt>Consent</dt>
					<dd>
						<details>
							<summary>
								Version {consent.version}, SHA-256 {consent.sha256.slice(0, 12)}…
							</summary>
							{consent.english !== null && <p className={styles.shownText}>{consent.english}</p>}
							<p lang={language} className={styles.shownText}>
								{consent.text}
							</p>
						</details>
					</dd>
				</div>
			)}
		</dl>
	);
}

const dayOf = (at: string) => formatLong(dayAtSchool(new Date(at)));
