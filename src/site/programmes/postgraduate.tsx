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
import type { Route } from "./+types/postgraduate.ts";
import { aboutProgramme } from "./about-programme.ts";
import { FactTable } from "./fact-table.tsx";
import { NightYearCentury } from "./figures/night-year-century.tsx";
import { Steps } from "./figures/steps.tsx";
import { NotOfferedBoundary } from "./offered/not-offered-page.tsx";
import { requireOffered } from "./offered/require-offered.server.ts";
import { OtherProgrammes } from "./other-programmes.tsx";
import { Checklist } from "./papers/checklist.tsx";
import { ProgrammePapers } from "./papers/programme-papers.tsx";
import styles from "./postgraduate.module.css";
import { ApplyLinks, ProgrammeHead } from "./programme-head.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, (school, messagesOf) => ({
		title: messagesOf(programmesMessages).environmentalTitle,
		description: school.pages.postgraduate.description,
		about: (site) => aboutProgramme(site, school.outlines, "environmental", school.environmental),
	}));

const apply = (messages: MessagesOf<typeof programmesMessages>) => [
	{ to: paths.marchApplication, label: messages.applyNow },
];

export function loader({ context }: Route.LoaderArgs) {
	requireOffered(context, "environmental");
	return { next: readNextDates(context.get(siteServices), "environmental") };
}

export default function Postgraduate({ loaderData: { next } }: Route.ComponentProps) {
	const messages = useMessages(programmesMessages);
	const { environmental, outlines } = useSchool();
	const [picture] = environmental.pictures;
	const [first, ...others] = environmental.overview;
	return (
		<>
			<ProgrammeHead programme={environmental} apply={apply(messages)} of="environmental" />
			<NextDates dates={next} />
			<FeeLine of="environmental" />
			{picture && <Drawing picture={picture} sizes="100vw" eager className={`not-printed ${styles.rain}`} />}
			<PageGrid className={`rows-5 pad-8 ${styles.overview}`}>
				<p className={`wide-1-7 ${styles.first}`}>{first}</p>
				<div className={`wide-9-end stack-4`}>
					{others.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</PageGrid>
			<NightYearCentury />
			<PageGrid className={styles.terms}>
				<section aria-labelledby="eligibility" className={`wide-1-6 ${styles.eligibility}`}>
					<h2 id="eligibility">{messages.eligibility}</h2>
					<Checklist items={environmental.eligibility} />
				</section>
				<section aria-labelledby="facts" className="wide-8-end">
					<h2 id="facts" className="small-heading pad-2">
						{messages.keyFacts}
					</h2>
					<FactTable facts={[...outlineFacts(messages, outlines, "environmental"), ...environmental.facts]} />
				</section>
			</PageGrid>
			<Section label={messages.howToApply} headed className="pad-above-9">
				<Steps steps={environmental.howToApply} />
				<ApplyLinks apply={apply(messages)} of="environmental" />
			</Section>
			<ProgrammePapers programme="environmental" />
			<OtherProgrammes here={paths.postgraduate} />
		</>
	);
}

export const ErrorBoundary = NotOfferedBoundary;
