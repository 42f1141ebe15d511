import type { MetaArgs } from "react-router";
import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { academicMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { degreesOf } from "#src/school/offered.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import { AdmissionsLabel } from "#src/site/admissions/admissions-label.tsx";
import { readNextDates } from "#src/site/admissions/next-dates.server.ts";
import { NextDates } from "#src/site/admissions/next-dates.tsx";
import { useAdmissions } from "#src/site/admissions/use-admissions.ts";
import { siteServices } from "#src/site/context.server.ts";
import { firstYear } from "#src/site/fees/totals.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { WhenItOpens } from "#src/site/opening/when-it-opens.tsx";
import { describeLength, pagesOfProgramme } from "#src/site/school/programme-pages.ts";
import { useFees, useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import type { Route } from "./+types/academic.ts";
import styles from "./academic.module.css";
import { SemesterSteps } from "./semester-steps.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity, outlines }, wordsOf) => ({
		title: wordsOf(academicMessages).title,
		description: wordsOf(academicMessages).description({ name: identity.name, programmes: degreesOf(outlines) }),
	}));

export function loader({ context }: Route.LoaderArgs) {
	return { next: readNextDates(context.get(siteServices)) };
}

/** Semesters before a programme: its stair begins at their height. */
const after: Partial<Record<ProgrammeKey, number>> = { environmental: 10, urbanDesign: 10 };

export default function Academic({ loaderData: { next } }: Route.ComponentProps) {
	const messages = useMessages(academicMessages);
	const {
		outlines: { programmes: programmeOutlines },
	} = useSchool();
	return (
		<>
			<PageBanner
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				label={<AdmissionsLabel whole />}
				lead={messages.lead}
			/>
			<NextDates dates={next} />
			<PageGrid className={`rows-7 pad-above-8 pad-below-9 ${styles.sheet}`}>
				{programmeOutlines.map((outline) => (
					<Card key={outline.key} outline={outline} />
				))}
				<p className={styles.other}>
					{messages.seeMore({
						count: programmeOutlines.length,
						programmes: (text) => <a href={paths.programmes}>{text}</a>,
						fees: (text) => <a href={paths.fees}>{text}</a>,
						scholarships: (text) => <a href={paths.scholarships}>{text}</a>,
						international: (text) => <a href={paths.internationalStudents}>{text}</a>,
						work: (text) => <a href={paths.work}>{text}</a>,
						find: (text) => <a href={paths.applicationLink}>{text}</a>,
					})}
				</p>
			</PageGrid>
		</>
	);
}

function Card({ outline }: { outline: ProgrammeOutline }) {
	const messages = useMessages(academicMessages);
	const fees = useFees();
	const { key, degree, subject, years } = outline;
	const { page, form, formType, apply } = pagesOfProgramme(outline);
	const programmes = useMessages(programmesMessages);
	const open = useAdmissions(key)?.open !== false;
	return (
		<article className={styles.card}>
			<SemesterSteps semesters={2 * years} after={after[key] ?? 0} />
			<h2 className="above-5 size-1 leading-1 tight">{degree}</h2>
			<p className="above-2 below-6 large soft">{subject}</p>
			<dl className={styles.facts}>
				{factsOf(messages, programmes, outline, fees).map(([term, detail]) => (
					<div key={term}>
						<dt className="soft">{term}</dt>
						<dd>{detail}</dd>
					</div>
				))}
			</dl>
			<div className={styles.actions}>
				{open ? (
					<ButtonLink href={form} tone="action">
						{apply ? programmes[apply] : programmes.applyForDegree({ degree })}
					</ButtonLink>
				) : (
					<WhenItOpens formType={formType}>
						{" "}
						<VisuallyHidden>: {outline.name}</VisuallyHidden>
					</WhenItOpens>
				)}
				<a href={page}>
					{messages.eligibility({ name: outline.name, hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
				</a>
			</div>
		</article>
	);
}

/** Five, so that the rows of all cards stand on the same lines. */
function factsOf(
	messages: MessagesOf<typeof academicMessages>,
	programmes: MessagesOf<typeof programmesMessages>,
	outline: ProgrammeOutline,
	fees: SchoolFees | undefined,
): [term: string, detail: string][] {
	const fee = fees && firstYear(fees, outline.key);
	return [
		[messages.length, describeLength(programmes, outline)],
		[messages.test, outline.test || messages.toBeAnnounced],
		[messages.marks, outline.marks || messages.toBeAnnounced],
		[messages.intake, outline.seats > 0 ? messages.seats({ seats: outline.seats }) : messages.toBeAnnounced],
		[messages.firstYear, fee === undefined ? messages.toBeAnnounced : messages.firstYearFee({ fee: rupees(fee) })],
	];
}
