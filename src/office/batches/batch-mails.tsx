import { caseAddress } from "#src/office/desk/case-address.ts";
import controls from "#src/office/parts/controls.module.css";
import { MailSheet } from "#src/office/parts/mail-sheet.tsx";
import styles from "./batch-page.module.css";
import type { PlannedMails } from "./read-batch-mails.server.ts";

const written = (number: number) => number.toLocaleString("en-IN");
/** More names of one reason are counted. */
const maxNamed = 20;

/** How many mails a batch will cause, the first one as it will be sent, and who gets none. */
export function BatchMails({ mails: { count, first, none } }: { mails: PlannedMails }) {
	const without = none.reduce((sum, { cases }) => sum + cases.length, 0);
	return (
		<section className={styles.mails} aria-labelledby="mails">
			<h2 id="mails" className={styles.label}>
				{count === 0 ? "No emails to send" : `${written(count)} ${count === 1 ? "email to send" : "emails to send"}`}
				{without > 0 && count > 0 && `, ${written(without)} without an email`}
			</h2>
			{first && <Mail {...first} />}
			{none.map(({ why, cases }) => (
				<div key={why} className={styles.none}>
					<p>
						<b>{written(cases.length)} without an email.</b> {why}
					</p>
					<p>
						{cases.slice(0, maxNamed).map((each, index) => (
							<span key={each.recordId}>
								{index > 0 && ", "}
								<a href={caseAddress(each)}>{each.name}</a>
							</span>
						))}
						{cases.length > maxNamed && ` and ${written(cases.length - maxNamed)} more`}
					</p>
				</div>
			))}
		</section>
	);
}

function Mail({ to, name, reference, subject, email, letter }: NonNullable<PlannedMails["first"]>) {
	return (
		<section className={styles.mail} aria-label={`Email to ${name}`}>
			<header>
				<p>
					<b>The first one:</b> {name}, {reference}
				</p>
			</header>
			<MailSheet subject={subject} head={[{ label: "To", value: to }]} email={email} />
			{letter && (
				<a className={controls.button} href={letter}>
					Attached letter, PDF
				</a>
			)}
			<p className={controls.note}>Each applicant gets their own link. Here “…” replaces its end.</p>
		</section>
	);
}
