import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { pagesNotOffered } from "#src/school/offered.ts";
import globe from "#src/site/drawings/globe.svg?url";
import section from "#src/site/drawings/section.svg?url";
import sun from "#src/site/drawings/sun.svg?url";
import { useSchool } from "#src/site/school/use-school.ts";
import cardLink from "#src/ui/card-link.module.css";
import { Icon } from "#src/ui/icon.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./programme-cards.module.css";

/** The cards of what the school offers. */
function cardsOf(messages: MessagesOf<typeof homeMessages>, missing: ReadonlySet<string>) {
	const [environmental, urban] = [!missing.has(paths.postgraduate), !missing.has(paths.marchUrban)];
	const branches = [
		...(environmental ? [messages.environmentalArchitecture] : []),
		...(urban ? [messages.urbanDesign] : []),
	];
	const postgraduate = {
		name: messages.postgraduate,
		to: environmental ? paths.postgraduate : paths.marchUrban,
		figure: sun,
		summary: messages.postgraduateSummary({ join: branches.join(" or ") }),
	};
	return [
		...(missing.has(paths.undergraduate) ? [] : [undergraduate(messages)]),
		...(branches.length > 0 ? [postgraduate] : []),
		international(messages),
	];
}

const undergraduate = (messages: MessagesOf<typeof homeMessages>) => ({
	name: messages.undergraduate,
	to: paths.undergraduate,
	figure: section,
	summary: messages.undergraduateSummary,
});

const international = (messages: MessagesOf<typeof homeMessages>) => ({
	name: messages.internationalStudents,
	to: paths.internationalStudents,
	figure: globe,
	summary: messages.internationalSummary,
});

export function ProgrammeCards() {
	const messages = useMessages(homeMessages);
	const { outlines } = useSchool();
	const missing = pagesNotOffered(outlines);
	return (
		<section id="programmes" aria-labelledby="programmes-title">
			<PageGrid plain className={styles.sheet}>
				<h2 id="programmes-title" className="small-heading pad-3 rule-above any-width">
					{messages.programmesTitle}
				</h2>
				<ul className={styles.cards}>
					{cardsOf(messages, missing).map(({ name, to, figure, summary }) => (
						<li key={to} className={styles.card}>
							<img
								src={figure}
								alt=""
								width={640}
								height={352}
								loading="lazy"
								className={`on-mist full-width ${styles.figure}`}
							/>
							<h3 className={`above-5 below-2 size-3 ${styles.name}`}>
								<a href={to} className={cardLink.link}>
									{name}
								</a>
							</h3>
							<p className={styles.words}>{summary}</p>
							<p className={styles.more} aria-hidden="true">
								{messages.readMore} <Icon name="arrow" />
							</p>
						</li>
					))}
				</ul>
				<p className="pad-above-4 above-6 rule-above any-width">
					{!missing.has(paths.diploma) && (
						<>
							{messages.diplomaNote({
								diploma: (text) => (
									<a className="pad-2" href={paths.diploma}>
										{text}
									</a>
								),
							})}{" "}
						</>
					)}
					{messages.allProgrammes({
						count: outlines.programmes.length,
						programmes: (text) => (
							<a className="pad-2" href={paths.programmes}>
								{text}
							</a>
						),
						fees: (text) => (
							<a className="pad-2" href={paths.fees}>
								{text}
							</a>
						),
						work: (text) => (
							<a className="pad-2" href={paths.work}>
								{text}
							</a>
						),
					})}
				</p>
			</PageGrid>
		</section>
	);
}
