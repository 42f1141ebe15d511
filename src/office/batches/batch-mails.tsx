import { caseAddress } from "#src/office/desk/case-address.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { MailSheet } from "#src/office/parts/mail-sheet.tsx";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./batch-page.module.css";
import type { PlannedMails } from "./read-batch-mails.server.ts";

type Props = { batchId: number; mails: PlannedMails };

const formatNumber = (number: number) => number.toLocaleString("en-IN");
/** More names of one reason are counted. */
const maxNamed = 20;

/** The mails that a batch will cause, one at a time as it will be sent, and who gets none. */
export function BatchMails({ batchId, mails: { count, preview, none } }: Props) {
	const without = none.reduce((sum, { cases }) => sum + cases.length, 0);
	return (
		<section className={layout.stack} aria-labelledby="mails">
			<h2 id="mails" className={layout.titled}>
				{count === 0
					? "No emails to send"
					: `${formatNumber(count)} ${count === 1 ? "email to send" : "emails to send"}`}
				{without > 0 && count > 0 && `, ${formatNumber(without)} without an email`}
			</h2>
			{preview && <Mail batchId={batchId} preview={preview} count={count} />}
			{none.map(({ why, cases }) => (
				<div key={why} className={`${layout.warning} ${styles.none}`}>
					<p>
						<b>{formatNumber(cases.length)} without an email.</b> {why}
					</p>
					<p>
						{cases.slice(0, maxNamed).map((each, index) => (
							<span key={each.recordId}>
								{index > 0 && ", "}
								<a href={caseAddress(each)}>{each.name}</a>
							</span>
						))}
						{cases.length > maxNamed && ` and ${formatNumber(cases.length - maxNamed)} more`}
					</p>
				</div>
			))}
		</section>
	);
}

function Mail({
	batchId,
	preview,
	count,
}: {
	batchId: number;
	preview: NonNullable<PlannedMails["preview"]>;
	count: number;
}) {
	const { number, to, name, reference, subject, email, letter } = preview;
	const address = (of: number) => `${officePaths.batch(batchId, { mail: of })}#mails`;
	return (
		<section className={styles.mail} aria-label={`Email to ${name}`}>
			<header>
				<p>
					<b>
						{formatNumber(number)} of {formatNumber(count)}
					</b>{" "}
					{name}, {reference}
				</p>
				<nav aria-label="Emails">
					{number > 1 && (
						<a
							className={controls.button}
							data-low=""
							href={address(number - 1)}
							data-key="k"
							aria-label="Previous email"
						>
							<OfficeIcon name="left" /> <KeyCaps keys="K" />
						</a>
					)}
					{number < count && (
						<a className={controls.button} data-low="" href={address(number + 1)} data-key="j" aria-label="Next email">
							<KeyCaps keys="J" /> <OfficeIcon name="right" />
						</a>
					)}
				</nav>
			</header>
			<MailSheet subject={subject} head={[{ label: "To", value: to }]} email={email} />
			{letter && (
				<a className={controls.button} href={letter}>
					Attached letter, PDF
				</a>
			)}
			<p className={controls.note}>Each applicant gets their own link. It’s shortened here.</p>
		</section>
	);
}
