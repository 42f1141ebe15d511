import { rupees } from "#src/formatting/rupees.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import { useAdmissions } from "#src/site/admissions/use-admissions.ts";
import { firstYear } from "#src/site/fees/totals.ts";
import { WhenItOpens } from "#src/site/opening/when-it-opens.tsx";
import { describeLength, pagesOfProgramme } from "#src/site/school/programme-pages.ts";
import { useFees } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import styles from "./programmes.module.css";

/** A programme as a column of the comparison; on phones as a card. */
export function ProgrammeColumn({ outline }: { outline: ProgrammeOutline }) {
	const messages = useMessages(programmesMessages);
	const { key, degree, subject, name } = outline;
	const { page, form, formType, apply } = pagesOfProgramme(outline);
	const fees = useFees();
	const open = useAdmissions(key)?.open !== false;
	return (
		<article className={styles.column} aria-label={name}>
			<header className={styles.head}>
				<h3 className={styles.name}>
					<a href={page}>{degree}</a>
				</h3>
				<p className="pad-above-2 pad-below-4 soft">{subject}</p>
			</header>
			<dl className={styles.rows}>
				{rowsOf(messages, outline, fees).map(([term, detail]) => (
					<div key={term} className={styles.row}>
						<dt className="small soft">{term}</dt>
						<dd className="figures">{detail || "—"}</dd>
					</div>
				))}
			</dl>
			<p className={styles.links}>
				{open ? (
					<ButtonLink href={form} small>
						{apply ? messages[apply] : messages.applyForDegree({ degree })}
					</ButtonLink>
				) : (
					<WhenItOpens formType={formType} className="pad-2" />
				)}
				<a href={page} className="pad-2">
					{messages.aboutTheProgramme}
				</a>
			</p>
		</article>
	);
}

function rowsOf(
	messages: MessagesOf<typeof programmesMessages>,
	outline: ProgrammeOutline,
	fees: SchoolFees | undefined,
): [term: string, detail: string][] {
	const fee = fees && firstYear(fees, outline.key);
	return [
		[messages.comparedLength, describeLength(messages, outline)],
		[messages.comparedEntry, outline.entry],
		[messages.comparedMarks, outline.marks],
		[messages.comparedTest, outline.test],
		[messages.comparedSeats, outline.seats > 0 ? String(outline.seats) : ""],
		[messages.comparedFees, fee === undefined ? "" : rupees(fee)],
		[messages.comparedLanguage, outline.medium],
		[messages.comparedCampus, outline.campus],
		[messages.afterwards, outline.afterwards],
	];
}
