import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { pagesNotOffered } from "#src/school/offering.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid, Section } from "#src/ui/page/page-grid.tsx";
import { FactTable } from "./fact-table.tsx";
import { BoardPatterns } from "./figures/board-patterns.tsx";
import { Steps } from "./figures/steps.tsx";
import styles from "./international-student.module.css";
import { OtherProgrammes } from "./other-programmes.tsx";
import { Checklist } from "./papers/checklist.tsx";
import { ApplyLinks, ProgrammeHead } from "./programme-head.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(programmesMessages).internationalTitle,
		description: pages.international.description,
		about: (site) => [
			breadcrumbs(site, [
				{ label: messagesOf(programmesMessages).internationalLabel, to: paths.internationalStudents },
			]),
		],
	}));

const forms = (messages: MessagesOf<typeof programmesMessages>) => [
	{ to: paths.barchApplication, label: messages.internationalBarch },
	{ to: paths.marchApplication, label: messages.internationalMarch },
];

const oneOf = "Accepted: ";
export default function InternationalStudent() {
	const messages = useMessages(programmesMessages);
	const { international, outlines } = useSchool();
	const barch = outlines.programmes.find(({ key }) => key === "barch");
	const missing = pagesNotOffered(outlines);
	const apply = forms(messages).filter(({ to }) => !missing.has(to));
	const conditions = international.eligibility.filter((sentence) => !sentence.startsWith(oneOf));
	const accepted = international.eligibility
		.filter((sentence) => sentence.startsWith(oneOf))
		.map((sentence) => sentence.charAt(oneOf.length).toUpperCase() + sentence.slice(oneOf.length + 1));
	const [picture] = international.pictures;
	const [first, ...others] = international.overview;
	return (
		<>
			<ProgrammeHead programme={international} apply={apply} facts={international.facts.slice(-2)} />
			<PageGrid className={`rows-6 pad-8 ${styles.opening}`}>
				<p className={styles.first}>{first}</p>
				{picture && (
					<Drawing
						picture={picture}
						sizes="(min-width: 62rem) 80rem, 100vw"
						eager
						className={`not-printed ${styles.bridge}`}
					/>
				)}
				<FactTable facts={international.facts} className="wide-1-6" />
				<div className={`wide-8-end stack-4 content-start`}>
					{others.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<p>{messages.internationalCosts({ budget: (text) => <a href={`${paths.fees}#abroad`}>{text}</a> })}</p>
				</div>
			</PageGrid>
			<section data-surface="shola" className={styles.eligibility} aria-labelledby="eligibility">
				<PageGrid className={styles.terms}>
					<h2 id="eligibility" className="wide-1-end">
						{barch ? messages.barchEligibility({ degree: barch.degree }) : messages.eligibility}
					</h2>
					<div className={`wide-1-7 ${styles.conditions}`}>
						<Checklist items={conditions} />
					</div>
					<div className={styles.accepted}>
						<h3>{messages.acceptedTitle}</h3>
						<ul className={styles.either}>
							{accepted.map((qualification) => (
								<li key={qualification}>{qualification}</li>
							))}
						</ul>
					</div>
				</PageGrid>
			</section>
			<Section label={messages.markSheets} className="pad-above-9">
				<h2 className={styles.which}>{messages.markSheetsTitle}</h2>
				<BoardPatterns />
			</Section>
			<section aria-labelledby="how">
				<PageGrid plain className={styles.how}>
					<h2 id="how">{messages.howToApply}</h2>
					<Steps steps={international.howToApply} />
					{apply.length > 0 && <ApplyLinks apply={apply.slice(0, 1)} />}
				</PageGrid>
			</section>
			<OtherProgrammes here={paths.internationalStudents} />
		</>
	);
}
