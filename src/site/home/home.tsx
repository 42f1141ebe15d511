import { data, type MetaArgs } from "react-router";
import { identity } from "#school/identity.ts";
import { home } from "#school/texts/home.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { excerpt } from "#src/content/text/markdown.server.ts";
import * as paths from "#src/paths.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { school } from "#src/site/head/structured-data.ts";
import { Section } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/home.ts";
import { announcementsAddress } from "./announcement/announcements-address.ts";
import { CampusLife } from "./campus-life.tsx";
import { Enquiry } from "./enquiry.tsx";
import { Hero } from "./hero/hero.tsx";
import styles from "./home.module.css";
import { homeContent } from "./home-content.server.ts";
import { LatestNews, type NewsCard } from "./latest-news.tsx";
import { Programmes } from "./programmes.tsx";
import { Recruiters } from "./recruiters.tsx";
import { SchoolCounters } from "./school-counters.tsx";
import { StudentStories } from "./student-stories.tsx";
import { Why } from "./why.tsx";

const newsShown = 3;
const wordsOfNews = 8;

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: identity.name,
		description:
			`${identity.tagline}: B.Arch, M.Arch and a diploma in ${identity.address.lines.at(-1)}, ` +
			`${identity.address.region}. ${identity.accreditation}. Apply online for ${identity.admissions.year}.`,
		about: (site) => [school(site)],
	});

/** The page renders without its news: when they cannot be read, the section says so. */
export async function loader({ context }: Route.LoaderArgs) {
	const { db, reportFailure } = context.get(siteServices);
	try {
		const { items } = await listRecords(db, contentTypes.news, { page: 1, itemsPerPage: newsShown });
		const news: NewsCard[] = items.map(({ slug, title, date, place, picture, description }) => ({
			primaryId: slug,
			title,
			date,
			place,
			picture,
			excerpt: excerpt(description, wordsOfNews),
		}));
		return { ...homeContent(), news };
	} catch (error) {
		reportFailure(error);
		return data({ ...homeContent(), news: undefined }, { headers: { "Cache-Control": "no-store" } });
	}
}

export default function Home({ loaderData: { news, campus, stories } }: Route.ComponentProps) {
	return (
		<>
			<Hero />
			<Section label="The school">
				<h2 className={styles.statement}>{home.statement}</h2>
				<p className={styles.more}>
					<a href={paths.about}>Read More about the school</a>
				</p>
				<SchoolCounters />
			</Section>
			<Enquiry />
			<Programmes />
			<Why />
			<StudentStories {...stories} />
			<CampusLife {...campus} />
			<LatestNews items={news} />
			<Recruiters />
			<div hidden data-announcements={announcementsAddress} />
		</>
	);
}
