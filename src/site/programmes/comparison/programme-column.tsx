import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import type { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import { useAdmissions } from "#src/site/admissions/use-admissions.ts";
import { firstYear, livingOf } from "#src/site/fees/totals.ts";
import { costOnCampus } from "#src/site/fees/whole-course/course-cost.ts";
import { WhenItOpens } from "#src/site/opening/when-it-opens.tsx";
import { describeLength, pagesOfProgramme } from "#src/site/school/programme-pages.ts";
import { usePageOfProgramme } from "#src/site/school/use-page-of-programme.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import styles from "./programmes.module.css";

type Row = readonly [term: string, detail: string];

type ColumnProps = {
	outline: ProgrammeOutline;
	rows: readonly Row[];
	/** Number in the choice of two, and the name of the choice that it is, if it is one. */
	place: { "data-column": number; "data-pick"?: string };
};

/** A programme as a column of the comparison. */
export function ProgrammeColumn({ outline, rows, place }: ColumnProps) {
	const messages = useMessages(programmesMessages);
	const { key, degree, subject, name } = outline;
	const { form, formType, apply } = pagesOfProgramme(outline);
	const page = usePageOfProgramme()(outline);
	const here = page === undefined || page === paths.programmes;
	const open = useAdmissions(key)?.open !== false;
	return (
		<article {...place} className={styles.column} aria-label={name}>
			<header className={styles.head}>
				<h3 className={styles.name}>{here ? degree : <a href={page}>{degree}</a>}</h3>
				<p className="pad-above-2 pad-below-4 soft">{subject}</p>
			</header>
			<dl className={styles.rows}>
				{rows.map(([term, detail]) => (
					<div key={term} className={styles.row}>
						<dt className="small soft">{term}</dt>
						<dd className="figures">{detail}</dd>
					</div>
				))}
			</dl>
			<p className={styles.links}>
				{form && open && (
					<ButtonLink href={form} small>
						{apply ? messages[apply] : messages.applyForDegree({ degree })}
					</ButtonLink>
				)}
				{form && !open && <WhenItOpens formType={formType} className="pad-2" />}
				{!here && (
					<a href={page} className="pad-2">
						{messages.aboutTheProgramme}
					</a>
				)}
			</p>
		</article>
	);
}

export function rowsOf(
	messages: MessagesOf<typeof programmesMessages>,
	costTexts: MessagesOf<typeof costMessages>,
	outline: ProgrammeOutline,
	fees: SchoolFees | undefined,
): Row[] {
	const fee = fees && firstYear(fees, outline.key);
	return [
		[messages.comparedLength, describeLength(messages, outline)],
		[messages.comparedEntry, outline.entry],
		[messages.comparedMarks, outline.marks],
		[messages.comparedTest, outline.test],
		[messages.comparedSeats, outline.seats > 0 ? String(outline.seats) : ""],
		[messages.comparedFees, fee === undefined ? "" : rupees(fee)],
		[
			costTexts.comparedCourse({ living: fees ? livingOf(fees) : "none" }),
			fees && fee !== undefined ? rupees(costOnCampus(fees, outline.key).total) : "",
		],
		[messages.comparedLanguage, outline.medium],
		[messages.comparedCampus, outline.campus],
		[messages.afterwards, outline.afterwards],
	];
}
