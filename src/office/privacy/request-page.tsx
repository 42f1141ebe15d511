import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { givenTo } from "#src/office/given.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { kindWords, stateWords } from "#src/privacy/requests/privacy-request-words.ts";
import { ErasureParts } from "./erasure-parts.tsx";
import styles from "./privacy.module.css";
import { readPrivacyRequestPage } from "./read-privacy.server.ts";
import { takePrivacyAct } from "./take-privacy-act.server.ts";

export const loader = (args: LoaderFunctionArgs) => readPrivacyRequestPage(args);

export const action = (args: ActionFunctionArgs) => takePrivacyAct(args);

export type RequestPageData = Awaited<ReturnType<typeof readPrivacyRequestPage>>;

/** One request: what was asked, the answer, what erasing would do, and what was done. */
export default function PrivacyRequestPage() {
	const page = useLoaderData<typeof loader>();
	const outcome = useActionData<typeof action>();
	const { request, acts, memberId } = page;
	const isOpen = request.state === "open";
	const mine = request.member_id === memberId;
	const given = givenTo(outcome, { act: "done" }) ?? givenTo(outcome, { act: "refused" });
	return (
		<Screen
			title={kindWords[request.kind].title}
			sub={`number ${request.id}, ${isOpen ? `due on ${formatLong(request.due_on)}` : stateWords[request.state].toLowerCase()}`}
			actions={
				<a className={controls.button} href={officePaths.privacy}>
					All requests
				</a>
			}
		>
			<div className={settings.page}>
				<SettingsSection title="Request" section="request" outcome={outcome}>
					<p>
						<b>{request.email}</b>, {formatDateTime(new Date(request.created_at))}
					</p>
					{request.text && <p className={styles.typed}>“{request.text}”</p>}
					<p className={controls.note}>
						{request.member_name ? `${request.member_name} works on it.` : "Nobody works on it yet."}
					</p>
					<form method="post" className={settings.row}>
						{isOpen && (
							<button
								className={controls.button}
								data-quiet=""
								type="submit"
								name="act"
								value={mine ? "leave" : "take-on"}
							>
								{mine ? "Leave it to others" : "Take it on"}
							</button>
						)}
						{(request.state === "done" || request.state === "refused") && (
							<button className={controls.button} data-quiet="" type="submit" name="act" value="reopen">
								Open it again
							</button>
						)}
					</form>
				</SettingsSection>
				<SettingsSection title="Answer" section="answer" outcome={outcome}>
					{request.answer && <p className={styles.typed}>{request.answer}</p>}
					{isOpen || given ? (
						<form method="post" className={styles.form} aria-label="Answer">
							<label>
								<span className={controls.label}>What the person reads, by mail</span>
								<textarea
									className={controls.field}
									name="answer"
									rows={5}
									maxLength={4000}
									defaultValue={given?.answer}
									required
								/>
							</label>
							<p className={settings.row}>
								<button className={controls.button} type="submit" name="act" value="done">
									It is done
								</button>
								<button className={controls.button} data-quiet="" type="submit" name="act" value="refused">
									We cannot do it
								</button>
							</p>
							<p className={controls.note}>
								An erasure answers by itself, with its certificate. A correction is made in the case first.
							</p>
						</form>
					) : (
						!request.answer && <p className={controls.note}>It was closed without one.</p>
					)}
				</SettingsSection>
				<ErasureParts page={page} outcome={outcome} />
				<SettingsSection title="What was done" section="log" outcome={outcome}>
					<ul className={styles.log}>
						{acts.map(({ id, at, words }) => (
							<li key={id}>
								{formatDateTime(new Date(at))}: {words}
							</li>
						))}
					</ul>
				</SettingsSection>
			</div>
		</Screen>
	);
}
