import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { teachesArchitecture } from "#src/school/forms/courses.ts";
import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { TileLink } from "#src/site/listing/card/tile-link.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useHiddenPages } from "#src/site/school/page-link.tsx";
import { schoolIn } from "#src/site/school/school-in.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageGrid, Section } from "#src/ui/page/page-grid.tsx";
import styles from "./campus.module.css";
import { CampusCounters } from "./campus-counters.tsx";
import { CampusSection } from "./campus-section.tsx";
import { StudentLife } from "./student-life.tsx";

export const meta = (args: MetaArgs) => [
	...pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(campusMessages).title,
		description: pages.campus.description,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(campusMessages).title, to: paths.campus }])],
	})),
	{
		name: "keywords",
		content:
			(teachesArchitecture(schoolIn(args).outlines) ? "architecture school campus, " : "campus, ") +
			`${schoolIn(args).identity.address.lines.at(-1)}, ` +
			"hostel, library, mess, playground, studio, fitness, student life",
	},
];

export default function Campus() {
	const messages = useMessages(campusMessages);
	const hidden = useHiddenPages();
	const { campus } = useSchool();
	const cards = [
		{ ...campus.cards.playground, to: paths.playground },
		{ ...campus.cards.mess, to: paths.mess },
		{ ...campus.cards.library, to: paths.library },
	].filter(({ to }) => !hidden.has(to));
	const [first, ...others] = campus.overview;
	return (
		<>
			<PageHead title={messages.title} crumbs={[{ label: messages.home, to: paths.home }]} lead={campus.lead}>
				{!hidden.has(paths.visit) && <ButtonLink href={paths.visit}>{messages.visit}</ButtonLink>}
			</PageHead>
			<CampusSection />
			<Section label={campus.overviewTitle} className={styles.overview}>
				<p className={styles.first}>{first}</p>
				<div className={styles.others}>
					{others.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</Section>
			<PageGrid plain className="pad-below-9">
				{cards.length > 0 && <h2 className="below-6">{messages.placesTitle}</h2>}
				<ul className={styles.cards}>
					{cards.map(({ title, text, picture, to }) => (
						<li key={to} className={styles.card}>
							<Drawing
								picture={picture}
								sizes="(min-width: 48rem) 30rem, 100vw"
								decorative
								className={styles.picture}
							/>
							<h3 className="above-4 below-1 size-3">
								<TileLink to={to}>{title}</TileLink>
							</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</PageGrid>
			<CampusCounters />
			<StudentLife />
		</>
	);
}
