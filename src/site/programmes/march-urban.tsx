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
import type { Route } from "./+types/march-urban.ts";
import { aboutProgramme } from "./about-programme.ts";
import { FactTable } from "./fact-table.tsx";
import { ScaleFrames } from "./figures/scale-frames.tsx";
import { Steps } from "./figures/steps.tsx";
import styles from "./march-urban.module.css";
import { NotOfferedBoundary } from "./offered/not-offered-page.tsx";
import { requireOffered } from "./offered/require-offered.server.ts";
import { OtherProgrammes } from "./other-programmes.tsx";
import { Checklist } from "./papers/checklist.tsx";
import { ProgrammePapers } from "./papers/programme-papers.tsx";
import { ApplyLinks, ProgrammeHead } from "./programme-head.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, (school, messagesOf) => ({
		title: messagesOf(programmesMessages).urbanDesignTitle,
		description: school.pages.urbanDesign.description,
		about: (site) => aboutProgramme(site, school.outlines, "urbanDesign", school.urbanDesign),
	}));

const apply = (messages: MessagesOf<typeof programmesMessages>) => [
	{ to: paths.marchApplication, label: messages.applyNow },
];

export function loader({ context }: Route.LoaderArgs) {
	requireOffered(context, "urbanDesign");
	return { next: readNextDates(context.get(siteServices), "urbanDesign") };
}

export default function MarchUrban({ loaderData: { next } }: Route.ComponentProps) {
	const messages = useMessages(programmesMessages);
	const { urbanDesign, outlines } = useSchool();
	const [map, street, roofs] = urbanDesign.pictures;
	return (
		<>
			<ProgrammeHead programme={urbanDesign} apply={apply(messages)} of="urbanDesign" />
			<NextDates dates={next} />
			<FeeLine of="urbanDesign" />
			<PageGrid className={styles.opening}>
				{street && (
					<Drawing
						picture={street}
						sizes="(min-width: 62rem) 75vw, 100vw"
						eager
						className={`not-printed ${styles.street}`}
					/>
				)}
				<section aria-labelledby="overview" className={styles.overview}>
					<h2 id="overview" className="small-heading">
						{messages.overview}
					</h2>
					{urbanDesign.overview.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</section>
			</PageGrid>
			{map && <ScaleFrames map={map} />}
			<Section label={messages.reasonsTitle} headed className="pad-above-9">
				<ul className={styles.reasons}>
					{urbanDesign.reasons.map(({ title, text }) => (
						<li key={title} className={`pad-above-3 line-above ${styles.reason}`}>
							<h3 className="below-2 size-4">{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</Section>
			{roofs && <Drawing picture={roofs} sizes="100vw" className={`not-printed ${styles.roofs}`} />}
			<PageGrid className={`rows-6 pad-8 ${styles.terms}`}>
				<section aria-labelledby="eligibility" className={`wide-1-6 ${styles.eligibility}`}>
					<h2 id="eligibility">{messages.eligibility}</h2>
					<Checklist items={urbanDesign.eligibility} />
				</section>
				<FactTable
					facts={[...outlineFacts(messages, outlines, "urbanDesign"), ...urbanDesign.facts]}
					className={styles.facts}
				/>
			</PageGrid>
			<section aria-labelledby="how">
				<PageGrid plain className={styles.how}>
					<h2 id="how">{messages.howToApply}</h2>
					<Steps steps={urbanDesign.howToApply} shape="columns" />
					<ApplyLinks apply={apply(messages)} of="urbanDesign" />
				</PageGrid>
			</section>
			<ProgrammePapers programme="urbanDesign" />
			<OtherProgrammes here={paths.marchUrban} />
		</>
	);
}

export const ErrorBoundary = NotOfferedBoundary;
