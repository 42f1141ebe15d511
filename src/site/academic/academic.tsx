import type { MetaArgs } from "react-router";
import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { academicMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { degreesOf } from "#src/school/offering.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import { AdmissionsLabel } from "#src/site/admissions/admissions-label.tsx";
import { readNextDates } from "#src/site/admissions/next-dates.server.ts";
import { NextDates } from "#src/site/admissions/next-dates.tsx";
import { useAdmissions } from "#src/site/admissions/use-admissions.ts";
import { siteServices } from "#src/site/context.server.ts";
import { firstYear } from "#src/site/fees/totals.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { WhenItOpens } from "#src/site/opening/when-it-opens.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { comparedRows } from "#src/site/school/compared-rows.ts";
import { linkTo, Sentences } from "#src/site/school/page-link.tsx";
import { describeLength, pagesOfProgramme } from "#src/site/school/programme-pages.ts";
import { usePageOfProgramme } from "#src/site/school/use-page-of-programme.ts";
import { useFees, useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import type { Route } from "./+types/academic.ts";
import styles from "./academic.module.css";
import { SemesterSteps } from "./semester-steps.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity, outlines }, messagesOf) => ({
		title: messagesOf(academicMessages).title,
		description: messagesOf(academicMessages).description({ name: identity.name, programmes: degreesOf(outlines) }),
	}));

export function loader({ context }: Route.LoaderArgs) {
	return { next: readNextDates(context.get(siteServices)) };
}

/** Semesters before a programme: its stair begins at their height. */
const after: Partial<Record<ProgrammeKey, number>> = { environmental: 10, urbanDesign: 10 };

export default function Academic({ loaderData: { next } }: Route.ComponentProps) {
	const messages = useMessages(academicMessages);
	const headTexts = useMessages(headMessages);
	const programmes = useMessages(programmesMessages);
	const fees = useFees();
	const { until } = useAdmissions() ?? {};
	const {
		outlines: { programmes: programmeOutlines },
	} = useSchool();
	const facts = comparedRows(programmeOutlines.map((outline) => factsOf(messages, programmes, outline, fees)));
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				label={until === undefined && <AdmissionsLabel whole />}
				lead={messages.lead}
				facts={[until !== undefined && { value: until, label: headTexts.lastDay }]}
			/>
			<NextDates dates={next} />
			<PageGrid className={`pad-above-8 pad-below-9 ${styles.sheet}`}>
				{programmeOutlines.map((outline, index) => (
					<Card key={outline.key} outline={outline} facts={facts[index] ?? []} />
				))}
				<p className={styles.other}>
					<Sentences>
						{messages.seeMore({
							count: programmeOutlines.length,
							programmes: linkTo(paths.programmes),
							fees: linkTo(paths.fees),
							scholarships: linkTo(paths.scholarships),
							international: linkTo(paths.internationalStudents),
							work: linkTo(paths.work),
							find: linkTo(paths.applicationLink),
						})}
					</Sentences>
				</p>
			</PageGrid>
		</>
	);
}

type Fact = readonly [term: string, detail: string];

function Card({ outline, facts }: { outline: ProgrammeOutline; facts: readonly Fact[] }) {
	const messages = useMessages(academicMessages);
	const { key, degree, subject, years } = outline;
	const { form, formType, apply } = pagesOfProgramme(outline);
	const page = usePageOfProgramme()(outline);
	const programmes = useMessages(programmesMessages);
	const open = useAdmissions(key)?.open !== false;
	return (
		<article className={styles.card}>
			<SemesterSteps semesters={2 * years} after={after[key] ?? 0} />
			<h2 className="above-5 size-1 leading-1 tight">{degree}</h2>
			<p className="above-2 below-6 large soft">{subject}</p>
			<dl className={styles.facts}>
				{facts.map(([term, detail]) => (
					<div key={term}>
						<dt className="soft">{term}</dt>
						<dd>{detail}</dd>
					</div>
				))}
			</dl>
			<div className={styles.actions}>
				{form && open && (
					<ButtonLink href={form} tone="action">
						{apply ? programmes[apply] : programmes.applyForDegree({ degree })}
					</ButtonLink>
				)}
				{form && !open && (
					<WhenItOpens formType={formType}>
						{" "}
						<VisuallyHidden>: {outline.name}</VisuallyHidden>
					</WhenItOpens>
				)}
				{page && (
					<a href={page}>
						{messages.eligibility({ name: outline.name, hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
					</a>
				)}
			</div>
		</article>
	);
}

function factsOf(
	messages: MessagesOf<typeof academicMessages>,
	programmes: MessagesOf<typeof programmesMessages>,
	outline: ProgrammeOutline,
	fees: SchoolFees | undefined,
): Fact[] {
	const fee = fees && firstYear(fees, outline.key);
	return [
		[messages.length, describeLength(programmes, outline)],
		[messages.test, outline.test],
		[messages.marks, outline.marks],
		[messages.intake, outline.seats > 0 ? messages.seats({ seats: outline.seats }) : ""],
		[messages.firstYear, fee === undefined ? messages.toBeAnnounced : messages.firstYearFee({ fee: rupees(fee) })],
	];
}
