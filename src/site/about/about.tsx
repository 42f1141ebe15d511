import type { MetaArgs } from "react-router";
import { thousands } from "#src/formatting/thousands.ts";
import * as paths from "#src/paths.ts";
import { aboutMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs, school } from "#src/site/head/structured-data.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { linkTo, Sentences } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid, Section } from "#src/ui/page/page-grid.tsx";
import styles from "./about.module.css";
import { ChalkLine } from "./chalk-line.tsx";
import { Tiles } from "./tiles.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(aboutMessages).title,
		description: pages.about.description,
		about: (site) => [school(site), breadcrumbs(site, [{ label: messagesOf(aboutMessages).title, to: paths.about }])],
	}));

export default function About() {
	const messages = useMessages(aboutMessages);
	const { about, identity } = useSchool();
	const [hillside, roof] = about.pictures;
	const [first, ...others] = about.history;
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={about.lead}
				facts={identity.counters
					.slice(0, 3)
					.map(({ value, suffix, label }) => ({ value: thousands(value) + suffix, label }))}
			/>
			<PageGrid className={`rows-5 pad-8 ${styles.history}`}>
				<h2 className={`small-heading ${styles.small}`}>{messages.history}</h2>
				<p className={styles.first}>{first}</p>
				{hillside && (
					<Drawing
						picture={hillside}
						sizes="(min-width: 62rem) 40rem, 100vw"
						eager
						className={`not-printed ${styles.hillside}`}
					/>
				)}
				<div className={`stack-4 ${styles.others}`}>
					{others.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</PageGrid>
			<ChalkLine />
			<PageGrid className={`rows-7 pad-9 ${styles.aims}`}>
				<section aria-labelledby="mission" className={`pad-above-3 rule-above ${styles.aim}`}>
					<h2 id="mission" className={`small-heading ${styles.small}`}>
						{messages.mission}
					</h2>
					<p>{about.mission}</p>
				</section>
				<section aria-labelledby="vision" className={`pad-above-3 rule-above ${styles.aim}`}>
					<h2 id="vision" className={`small-heading ${styles.small}`}>
						{messages.vision}
					</h2>
					<p>{about.vision}</p>
				</section>
			</PageGrid>
			<Tiles />
			<Section label={messages.sustainability} className="pad-above-9">
				<h2 className="below-5">{about.sustainabilityTitle}</h2>
				<ul className={styles.list}>
					{about.sustainability.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</Section>
			{roof && <Drawing picture={roof} sizes="100vw" className={`not-printed ${styles.roof}`} />}
			<PageGrid className={`rows-6 pad-above-8 pad-below-9 ${styles.cards}`}>
				{about.cards.map(({ title, text }) => (
					<section key={title} className={styles.card}>
						<h2 className="below-2 size-3">{title}</h2>
						<p>{text}</p>
					</section>
				))}
				<p className={styles.on}>
					<Sentences>
						{messages.seeMore({
							achievements: linkTo(paths.achievements, "pad-3"),
							staff: linkTo(paths.staff, "pad-3"),
						})}
					</Sentences>
				</p>
			</PageGrid>
		</>
	);
}
