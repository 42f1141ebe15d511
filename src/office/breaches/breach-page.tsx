import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { clockAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { dialledNumber } from "#src/formatting/dialled-number.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { renderEmail } from "#src/mail/template/render-email.tsx";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { isProved } from "#src/office/sign-in/require-proof.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { breachTold, wordsOf } from "#src/privacy/breaches/breach-letter.server.ts";
import { readBreach } from "#src/privacy/breaches/read-breach.server.ts";
import { missingWords } from "#src/privacy/breaches/tell-affected.server.ts";
import { AffectedPeople } from "./affected-people.tsx";
import { BreachTexts } from "./breach-texts.tsx";
import { breachActWords } from "./breach-words.ts";
import styles from "./breaches.module.css";
import { ReportClocks } from "./report-clocks.tsx";
import { type BreachOutcome, takeBreachAct } from "./take-breach-act.server.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	const member = allow(context, "breach.read");
	const { db, now, school, siteUrl } = context.get(officeServices);
	const page = await readBreach(db, readRowId(params.id), now());
	if (!page) throw data("There is no such breach.", { status: 404 });
	const members = await listMembers(db);
	const { breach } = page;
	const preview = { id: breach.id, name: "", language: null, words: wordsOf(breach) };
	return {
		...page,
		letter: renderEmail(breachTold.write(preview, { school, siteUrl }).email).text,
		missing: missingWords(page.breach),
		members: members.map(({ id, name }) => ({ id, name })),
		manages: may(member, "breach.manage"),
		proved: isProved(args),
		clock: clockAtSchool(now()).slice(0, 16),
	};
}

export const action = takeBreachAct;

export type BreachPageData = Awaited<ReturnType<typeof loader>>;
/** What the parts of the page are made from. */
export type PartProps = { page: BreachPageData; outcome: BreachOutcome | undefined };

/** One breach, in the order in which it is handled: report, find out, tell, close. */
export default function BreachPage() {
	const page = useLoaderData<typeof loader>();
	const outcome = useActionData<typeof action>();
	const { breach, acts } = page;
	return (
		<Screen
			title={breach.title}
			sub={`noticed ${formatDateTime(new Date(breach.noticed_at))}, ${breach.state}`}
			actions={
				<a className={controls.button} href={officePaths.breaches}>
					All breaches
				</a>
			}
		>
			<div className={settings.page}>
				<ReportClocks page={page} outcome={outcome} />
				<BreachTexts page={page} outcome={outcome} />
				<AffectedPeople page={page} outcome={outcome} />
				<Letters page={page} outcome={outcome} />
				<Calls page={page} outcome={outcome} />
				<Closing page={page} outcome={outcome} />
				<SettingsSection title="What was done" section="log" outcome={outcome}>
					<ul className={styles.log}>
						{acts.map((act) => (
							<li key={act.id}>
								{formatDateTime(new Date(act.at))}: {breachActWords(act)}
							</li>
						))}
					</ul>
				</SettingsSection>
			</div>
		</Screen>
	);
}

function Letters({ page, outcome }: PartProps) {
	const { breach, counts, letter, missing, failed, manages, proved } = page;
	const isOpen = breach.state === "open" && manages;
	return (
		<SettingsSection title="Letters" section="letters" outcome={outcome}>
			<ul className={settings.list}>
				<Count words="Wait for a letter" count={counts.waiting} />
				<Count words="On their way" count={counts.queued} />
				<Count words="Sent" count={counts.sent} />
				<Count words="Failed" count={counts.failed} />
			</ul>
			<details>
				<summary className={controls.button} data-quiet="">
					Read the letter
				</summary>
				<pre className={styles.letter}>{letter}</pre>
			</details>
			{breach.sending_since && (
				<p className={controls.note}>The letters are being queued. Open the page again to see how far.</p>
			)}
			{failed.length > 0 && (
				<ul className={settings.list}>
					{failed.map(({ id, name, email, reason }) => (
						<li key={id}>
							<span>
								{name} {email}
							</span>
							<span className={controls.late}>{reason ?? "given up"}</span>
						</li>
					))}
				</ul>
			)}
			{isOpen && counts.failed > 0 && (
				<form method="post">
					<button className={controls.button} type="submit" name="act" value="again">
						Send the failed ones again
					</button>
				</form>
			)}
			{isOpen && counts.waiting > 0 && breach.sending_since === null && (
				<form method="post" className={styles.form}>
					<input type="hidden" name="count" value={counts.waiting} />
					{missing.length > 0 ? (
						<p className={controls.note}>The letter still lacks: {missing.join("; ")}.</p>
					) : (
						<button className={controls.button} data-act="" type="submit" name="act" value="send">
							Tell {thousands(counts.waiting)} {counts.waiting === 1 ? "person" : "people"} now
						</button>
					)}
					<p className={controls.note}>
						Everybody gets one letter, whatever happens in between; it cannot be taken back.{" "}
						{!proved && "You are asked to prove that it is you first, and come back here."}
					</p>
				</form>
			)}
		</SettingsSection>
	);
}

function Count({ words, count }: { words: string; count: number }) {
	return (
		<li>
			<span>{words}</span>
			<span>{thousands(count)}</span>
		</li>
	);
}

function Calls({ page, outcome }: PartProps) {
	const { breach, toCall, counts, manages } = page;
	if (toCall.length === 0) return null;
	const isOpen = breach.state === "open" && manages;
	return (
		<SettingsSection title="Without an e-mail address" section="calls" outcome={outcome}>
			<p className={controls.note}>
				{thousands(counts.toCall)} to call, {thousands(counts.called)} called.
			</p>
			<ul className={settings.list}>
				{toCall.map(({ id, name, phone, told_at, told_how, told_by }) => (
					<li key={id}>
						<p>
							{name} <a href={`tel:${dialledNumber(phone)}`}>{phone}</a>
							{told_at && (
								<span className={controls.note}>
									{" "}
									told by {told_by}, {formatDateTime(new Date(told_at))}: {told_how}
								</span>
							)}
						</p>
						{isOpen && (
							<form method="post" className={settings.row}>
								<input type="hidden" name="person" value={id} />
								{told_at ? (
									<input type="hidden" name="note" value="" />
								) : (
									<input
										className={controls.field}
										name="note"
										required
										maxLength={500}
										autoComplete="off"
										enterKeyHint="done"
										aria-label={`What was said to ${name}`}
										placeholder="What was said"
									/>
								)}
								<button className={controls.button} data-quiet="" type="submit" name="act" value="call">
									{told_at ? "Not called" : "Called"}
								</button>
							</form>
						)}
					</li>
				))}
			</ul>
		</SettingsSection>
	);
}

function Closing({ page: { breach, manages }, outcome }: PartProps) {
	const given = outcome?.section === "close" ? outcome.given.summary : undefined;
	if (breach.state === "closed")
		return (
			<SettingsSection title="Closed" section="close" outcome={outcome}>
				<p>{breach.summary}</p>
				{manages && (
					<form method="post">
						<button className={controls.button} data-quiet="" type="submit" name="act" value="reopen">
							Open it again
						</button>
					</form>
				)}
			</SettingsSection>
		);
	if (!manages) return null;
	return (
		<SettingsSection title="Close it" section="close" outcome={outcome}>
			<form method="post" className={styles.form}>
				<label>
					<span className={controls.label}>Summary: what happened, who was told, what has changed</span>
					<textarea
						className={controls.field}
						name="summary"
						rows={4}
						required
						maxLength={5000}
						defaultValue={given ?? breach.summary}
					/>
				</label>
				<button className={controls.button} type="submit" name="act" value="close">
					Close it
				</button>
			</form>
		</SettingsSection>
	);
}
