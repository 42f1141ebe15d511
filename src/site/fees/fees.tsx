import type { MetaArgs } from "react-router";
import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import type { FormFees } from "#src/school/forms/application-form-settings.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { linkTo, Sentences } from "#src/site/school/page-link.tsx";
import { useFees, useSchool } from "#src/site/school/use-school.ts";
import { PageGrid, Section } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/fees.ts";
import { BudgetAbroad } from "./budget-abroad.tsx";
import { useCourseStrata } from "./course-strata.tsx";
import styles from "./fees.module.css";
import { FirstYears } from "./first-years.tsx";
import { Lines } from "./lines.tsx";
import { Living } from "./living.tsx";
import { ProgrammeFees } from "./programme-fees.tsx";
import { RefundSteps } from "./refund-steps.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity }, messagesOf) => ({
		title: messagesOf(feesMessages).title,
		description: messagesOf(feesMessages).metaDescription({ name: identity.name }),
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(feesMessages).title, to: paths.fees }])],
	}));

/** Null when no application fee is asked for. */
export function loader({ context }: Route.LoaderArgs) {
	return { applicationFees: context.get(siteServices).applicationFees };
}

export default function FeesPage({ loaderData: { applicationFees } }: Route.ComponentProps) {
	const messages = useMessages(feesMessages);
	const fees = useFees();
	const course = useCourseStrata(fees);
	const { title: costTitle } = useMessages(costMessages);
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				label={fees && messages.academicYear({ academicYear: fees.academicYear })}
				lead={fees ? messages.lead : messages.leadUnknown}
				{...course}
			>
				{fees && (
					<a href={paths.courseCost} className="target">
						{costTitle}
					</a>
				)}
			</PageHead>
			{fees && <FeesInFull fees={fees} applicationFees={applicationFees} />}
			<PageGrid className="pad-above-7 pad-below-9">
				<p className="wide-4-end pad-above-5 rule-above lead any-width">
					<Sentences>
						{messages.closing({
							scholarships: linkTo(paths.scholarships),
							dates: linkTo(paths.dates),
							contact: linkTo(paths.contact),
						})}
					</Sentences>
				</p>
			</PageGrid>
		</>
	);
}

function FeesInFull({ fees, applicationFees }: { fees: SchoolFees; applicationFees: FormFees | null }) {
	const messages = useMessages(feesMessages);
	const {
		outlines: { programmes: programmeOutlines },
	} = useSchool();
	return (
		<>
			<FirstYears fees={fees} />
			<PageGrid className={styles.programmes}>
				{programmeOutlines.map((outline) => (
					<ProgrammeFees key={outline.key} fees={fees} outline={outline} />
				))}
			</PageGrid>
			<Living fees={fees} applicationFees={applicationFees} />
			{(fees.included.length > 0 || fees.notIncluded.length > 0) && (
				<PageGrid className={styles.covers}>
					{fees.included.length > 0 && (
						<section aria-labelledby="included">
							<h2 id="included">{messages.includedTitle}</h2>
							<Lines lines={fees.included} />
						</section>
					)}
					{fees.notIncluded.length > 0 && (
						<section aria-labelledby="not-included">
							<h2 id="not-included">{messages.notIncludedTitle}</h2>
							<ul className={styles.list}>
								{fees.notIncluded.map(({ what, about }) => (
									<li className="pad-3 line-below" key={what}>
										{what}
										{about && <About amount={about} />}
									</li>
								))}
							</ul>
						</section>
					)}
				</PageGrid>
			)}
			{fees.paying.length > 0 && (
				<Section label={messages.payingTitle} headed>
					<Lines lines={fees.paying} />
				</Section>
			)}
			<Section label={messages.refundsTitle} headed id="refunds">
				<RefundSteps fees={fees} />
				<p className={styles.more}>
					<Sentences>{messages.refundRules({ rules: linkTo(paths.refunds) })}</Sentences>
				</p>
			</Section>
			<BudgetAbroad fees={fees} />
		</>
	);
}

function About({ amount }: { amount: number }) {
	const messages = useMessages(feesMessages);
	return <span className={styles.about}>{messages.aboutAmount({ amount: rupees(amount) })}</span>;
}
