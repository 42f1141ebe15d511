import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { refusalOf } from "#src/office/kit/acts/act-answer.ts";
import { ActButton, ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { kindLabels, stateLabels } from "#src/privacy/requests/privacy-request-labels.ts";
import { ErasureParts } from "./erasure-parts.tsx";
import styles from "./privacy.module.css";
import { requestActs } from "./privacy-acts.server.ts";
import { readPrivacyRequestPage } from "./read-privacy.server.ts";

export const loader = (args: LoaderFunctionArgs) => readPrivacyRequestPage(args);

export const action = handleActs(requestActs);

export type RequestPageData = Awaited<ReturnType<typeof readPrivacyRequestPage>>;

/** One request: what was asked, the answer, what erasing would do, and what was done. */
export default function PrivacyRequestPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	const { request, history, memberId } = page;
	const isOpen = request.state === "open";
	const state = isOpen ? `due on ${formatLong(request.due_on)}` : stateLabels[request.state].toLowerCase();
	const mine = request.member_id === memberId;
	const values = refusalOf(answer, ["done", "refused"])?.values;
	return (
		<Screen
			title={kindLabels[request.kind].title}
			subtitle={`number ${request.id}, ${state}`}
			actions={
				<a className={controls.button} href={officePaths.privacy}>
					All data requests
				</a>
			}
		>
			<div className={settings.page}>
				<SettingsSection title="Request" section="request" outcome={answer}>
					<p>
						<b>{request.email}</b>, {formatDateTime(new Date(request.created_at))}
					</p>
					{request.text && <p className={styles.typed}>“{request.text}”</p>}
					<p className={controls.note}>
						{request.member_name ? `${request.member_name} is working on it.` : "No one is working on it yet."}
					</p>
					<ActForm act={["take-on", "leave", "reopen"]} quiet className={settings.row}>
						{isOpen && (
							<ActButton className={controls.button} data-quiet="" act={mine ? "leave" : "take-on"}>
								{mine ? "Unassign me" : "Assign to me"}
							</ActButton>
						)}
						{(request.state === "done" || request.state === "refused") && (
							<ActButton className={controls.button} data-quiet="" act="reopen">
								Reopen
							</ActButton>
						)}
					</ActForm>
				</SettingsSection>
				<SettingsSection title="Answer" section="answer" outcome={answer}>
					{request.answer && <p className={styles.typed}>{request.answer}</p>}
					{isOpen || values ? (
						<ActForm act={["done", "refused"]} quiet className={styles.form} aria-label="Answer">
							<OfficeField
								label="Answer to send by email"
								name="answer"
								rows={5}
								maxLength={4000}
								defaultValue={values?.answer}
								required
							/>
							<p className={settings.row}>
								<ActButton className={controls.button} act="done">
									Mark as done
								</ActButton>
								<ActButton className={controls.button} data-quiet="" act="refused">
									Refuse
								</ActButton>
							</p>
							<p className={controls.note}>
								After an erasure, the answer and certificate are sent automatically. For a correction, edit the case
								first.
							</p>
						</ActForm>
					) : (
						!request.answer && <p className={controls.note}>Closed without an answer.</p>
					)}
				</SettingsSection>
				<ErasureParts page={page} />
				<SettingsSection title="History" section="log" outcome={answer}>
					<ul className={styles.log}>
						{history.map(({ id, at, label }) => (
							<li key={id}>
								{formatDateTime(new Date(at))}: {label}
							</li>
						))}
					</ul>
				</SettingsSection>
			</div>
		</Screen>
	);
}
