import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { readNextDates } from "#src/site/admissions/next-dates.server.ts";
import { NextDates } from "#src/site/admissions/next-dates.tsx";
import { useAdmissions } from "#src/site/admissions/use-admissions.ts";
import { siteServices } from "#src/site/context.server.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { FeeLine } from "#src/site/fees/whole-course/fee-line.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { outlineFacts, outlineOf } from "#src/site/school/programme-pages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid, Section } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/diploma.ts";
import { aboutProgramme } from "./about-programme.ts";
import styles from "./diploma.module.css";
import { FactTable } from "./fact-table.tsx";
import { Steps } from "./figures/steps.tsx";
import { WorkingWeek } from "./figures/working-week.tsx";
import { NotOfferedBoundary } from "./offered/not-offered-page.tsx";
import { requireOffered } from "./offered/require-offered.server.ts";
import { OtherProgrammes } from "./other-programmes.tsx";
import { Checklist } from "./papers/checklist.tsx";
import { ProgrammePapers } from "./papers/programme-papers.tsx";
import { ProgrammeHead } from "./programme-head.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, (school, messagesOf) => ({
		title: messagesOf(programmesMessages).diplomaTitle,
		description: school.pages.diploma.description,
		about: (site) => aboutProgramme(site, school.outlines, "diploma", school.diploma),
	}));

export function loader({ context }: Route.LoaderArgs) {
	requireOffered(context, "diploma");
	return { next: readNextDates(context.get(siteServices), "diploma") };
}

export default function Diploma({ loaderData: { next } }: Route.ComponentProps) {
	const messages = useMessages(programmesMessages);
	const { diploma, outlines } = useSchool();
	const { entry, afterwards } = outlineOf(outlines, "diploma");
	const facts = [
		...outlineFacts(messages, outlines, "diploma"),
		{ label: messages.entry, value: entry },
		...diploma.facts,
		{ label: messages.afterwards, value: afterwards },
	].filter(({ value }) => value !== "");
	const [picture] = diploma.pictures;
	const closed = useAdmissions("diploma")?.open === false;
	return (
		<>
			<ProgrammeHead programme={diploma} of="diploma" />
			<NextDates dates={next} />
			<FeeLine of="diploma" />
			{picture && <Drawing picture={picture} sizes="100vw" eager className={`not-printed ${styles.bench}`} />}
			<PageGrid className={`rows-7 pad-above-8 pad-below-9 ${styles.opening}`}>
				<div className={`wide-1-5 stack-4 content-start ${styles.overview}`}>
					{diploma.overview.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				<div className="wide-7-end">
					<WorkingWeek />
				</div>
			</PageGrid>
			<PageGrid className={styles.terms}>
				<h2 className={`wide-1-4 size-1 leading-1 tight`}>{messages.eligibility}</h2>
				<div className="wide-5-end">
					<Checklist items={diploma.eligibility} />
				</div>
				<FactTable facts={facts} shape="strip" />
			</PageGrid>
			<Section label={messages.howToApply} headed className="pad-above-9">
				<Steps steps={diploma.howToApply} />
				<p className={styles.form}>
					{closed
						? messages.diplomaFormClosed({
								opening: (text) => <a href={paths.openingRequest("diploma")}>{text}</a>,
								contact: (text) => <a href={paths.contact}>{text}</a>,
							})
						: messages.diplomaForm({
								form: (text) => <a href={paths.diplomaApplication}>{text}</a>,
								contact: (text) => <a href={paths.contact}>{text}</a>,
							})}
				</p>
			</Section>
			<ProgrammePapers programme="diploma" />
			<OtherProgrammes here={paths.diploma} />
		</>
	);
}

export const ErrorBoundary = NotOfferedBoundary;
