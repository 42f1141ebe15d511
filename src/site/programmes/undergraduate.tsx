import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { readNextDates } from "#src/site/admissions/next-dates.server.ts";
import { NextDates } from "#src/site/admissions/next-dates.tsx";
import { siteServices } from "#src/site/context.server.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { FeeLine } from "#src/site/fees/whole-course/fee-line.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { outlineFacts } from "#src/site/school/programme-pages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid, Section } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/undergraduate.ts";
import { aboutProgramme } from "./about-programme.ts";
import { AdmittedYears } from "./admitted/admitted-years.tsx";
import { FactTable } from "./fact-table.tsx";
import { SemesterStair } from "./figures/semester-stair.tsx";
import { Steps } from "./figures/steps.tsx";
import { NotOfferedBoundary } from "./offered/not-offered-page.tsx";
import { requireOffered } from "./offered/require-offered.server.ts";
import { OtherProgrammes } from "./other-programmes.tsx";
import { Checklist } from "./papers/checklist.tsx";
import { ProgrammePapers } from "./papers/programme-papers.tsx";
import { ApplyLinks, ProgrammeHead } from "./programme-head.tsx";
import styles from "./undergraduate.module.css";

export const meta = (args: MetaArgs) =>
	pageMeta(args, (school, messagesOf) => ({
		title: messagesOf(programmesMessages).barchTitle,
		description: school.pages.undergraduate.description,
		about: (site) => aboutProgramme(site, school.outlines, "barch", school.undergraduate),
	}));

const apply = (messages: MessagesOf<typeof programmesMessages>) => [
	{ to: paths.barchApplication, label: messages.applyNow },
];

export function loader({ context }: Route.LoaderArgs) {
	requireOffered(context, "barch");
	return { next: readNextDates(context.get(siteServices), "barch") };
}

export default function Undergraduate({ loaderData: { next } }: Route.ComponentProps) {
	const messages = useMessages(programmesMessages);
	const { undergraduate, outlines } = useSchool();
	const [picture] = undergraduate.pictures;
	return (
		<>
			<ProgrammeHead programme={undergraduate} apply={apply(messages)} of="barch" />
			<NextDates dates={next} />
			<FeeLine of="barch" />
			<PageGrid className={styles.opening}>
				<FactTable facts={[...outlineFacts(messages, outlines, "barch"), ...undergraduate.facts]} shape="strip" />
				{picture && (
					<Drawing
						picture={picture}
						sizes="(min-width: 62rem) 56rem, 100vw"
						className={`not-printed ${styles.picture}`}
					/>
				)}
				<div className={`wide-1-5 ${styles.overview}`}>
					{undergraduate.overview.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</PageGrid>
			<SemesterStair />
			<Section label={messages.eligibilityLabel}>
				<h2 className="below-6">{messages.eligibility}</h2>
				<Checklist items={undergraduate.eligibility} />
			</Section>
			<AdmittedYears of="barch" />
			<section data-surface="shola" className="pad-9" aria-labelledby="how">
				<PageGrid plain>
					<h2 id="how" className="below-6">
						{messages.howToApply}
					</h2>
					<Steps steps={undergraduate.howToApply} shape="columns" />
					<ApplyLinks apply={apply(messages)} of="barch" />
				</PageGrid>
			</section>
			<ProgrammePapers programme="barch" />
			<OtherProgrammes here={paths.undergraduate} />
		</>
	);
}

export const ErrorBoundary = NotOfferedBoundary;
