import { clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { caseAddress } from "#src/office/desk/case-address.ts";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import layout from "#src/office/parts/layout.module.css";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import type { caseActs } from "./acts/case-page-acts.server.ts";
import styles from "./answers.module.css";
import { Consent } from "./consent.tsx";
import { MaskedContact } from "./masked-contact.tsx";
import type { CasePage } from "./read-case.server.ts";
import { Reads } from "./reads.tsx";
import { shortLabel } from "./short-labels.ts";

/** The answers as they were asked and given, and who else this may be. */
export function Answers({ page }: { page: CasePage }) {
	const { groups, receivedAt, consent, duplicates, reads, today } = page;
	return (
		<ScrollRegion className={`${layout.titled} ${styles.answers}`} id="answers" aria-label="Answers">
			<MaskedContact page={page} />
			{groups.map(({ title, lines }, index) => (
				<div key={title}>
					<h2>
						{title}
						{index === 0 && (
							<span>
								sent{" "}
								<time dateTime={receivedAt} title={formatDateTime(new Date(receivedAt))}>
									{shortDay(dayAtSchool(new Date(receivedAt)), today)},{" "}
									{clockAtSchool(new Date(receivedAt)).slice(11, 16)}
								</time>
							</span>
						)}
					</h2>
					<dl className={layout.facts}>
						{lines
							.filter(({ answer }) => answer !== "")
							.map(({ name, label, answer }) => (
								<div key={name}>
									<dt title={label}>{shortLabel(name, label)}</dt>
									<dd>
										<BreakableAddress text={answer} />
									</dd>
								</div>
							))}
					</dl>
					<NotGiven labels={lines.filter(({ answer }) => answer === "").map(({ label }) => label)} />
				</div>
			))}
			{page.shown && <AsShown shown={page.shown} />}
			{consent && <Consent consent={consent} today={today} />}
			{reads.length > 0 && <Reads reads={reads} today={today} />}
			{duplicates.length > 0 && (
				<div>
					<h2>Possible duplicates</h2>
					<ul className={styles.duplicates}>
						{duplicates.map((other) => (
							<li key={other.id}>
								<a href={caseAddress(other)}>
									{other.name}, {other.reference}
								</a>
								<br />
								{other.merged ? "Merged with this case" : `Same ${other.same.join(", ")}`},{" "}
								{shortDay(dayAtSchool(new Date(other.cameAt)), today)}
								{!other.merged && page.case.duplicateOf === null && (
									<ActForm<typeof caseActs> act="merge" fields={{ version: page.case.version, into: other.id }}>
										<button type="submit" className={controls.textButton}>
											Merge into that case
										</button>
									</ActForm>
								)}
							</li>
						))}
					</ul>
				</div>
			)}
		</ScrollRegion>
	);
}

/** An address breaks before its host rather than anywhere. */
function BreakableAddress({ text }: { text: string }) {
	const [local, host, ...rest] = text.split("@");
	if (host === undefined || rest.length > 0 || /\s/.test(text)) return text;
	return (
		<>
			{local}
			<wbr />@{host}
		</>
	);
}

function NotGiven({ labels }: { labels: readonly string[] }) {
	return labels.length === 0 ? null : (
		<p className={`${controls.note} ${styles.none}`}>Not answered: {labels.join("; ")}.</p>
	);
}

/** The questions and answers in the language in which the applicant saw them. */
function AsShown({ shown: { language, groups } }: { shown: NonNullable<CasePage["shown"]> }) {
	return (
		<details>
			<summary className={controls.textButton}>As the applicant saw it</summary>
			<dl className={layout.facts} lang={language}>
				{groups
					.flatMap(({ lines }) => lines)
					.filter(({ answer }) => answer !== "")
					.map(({ name, label, answer }) => (
						<div key={name}>
							<dt>{label}</dt>
							<dd>
								<BreakableAddress text={answer} />
							</dd>
						</div>
					))}
			</dl>
		</details>
	);
}
