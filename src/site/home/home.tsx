import { Fragment, type ReactNode } from "react";
import { data, type MetaArgs } from "react-router";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { cuts } from "#src/content/text/excerpt.ts";
import { excerpt } from "#src/content/text/markdown.server.ts";
import * as paths from "#src/paths.ts";
import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { degreesOf } from "#src/school/offering.ts";
import { type HomeSection, homeSections } from "#src/school/pages/home.ts";
import { readNextDates } from "#src/site/admissions/next-dates.server.ts";
import { NextDates } from "#src/site/admissions/next-dates.tsx";
import { type SiteServices, siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { school } from "#src/site/head/structured-data.ts";
import { PageLink } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { Section } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/home.ts";
import { Announcements } from "./announcement/announcements.tsx";
import { readAnnouncements } from "./announcement/read-announcements.server.ts";
import { CampusLife } from "./campus-life.tsx";
import { Enquiry } from "./enquiry.tsx";
import { Hero } from "./hero/hero.tsx";
import { lightAt } from "./hero/light.ts";
import styles from "./home.module.css";
import { homeContent } from "./home-content.server.ts";
import { LatestNews, type NewsCard } from "./latest-news.tsx";
import { ProgrammeCards } from "./programme-cards.tsx";
import { Recruiters } from "./recruiters.tsx";
import { SchoolCounters } from "./school-counters.tsx";
import { StudentStories } from "./student-stories.tsx";
import { Why } from "./why.tsx";

const newsShown = 3;

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity, outlines }, messagesOf) => ({
		title: identity.name,
		description: messagesOf(homeMessages).description({
			tagline: identity.tagline,
			degrees: degreesOf(outlines, "and"),
			at: identity.address.lines.at(-1) ?? "",
			region: identity.address.region,
			accreditation: identity.accreditation,
		}),
		about: (site) => [school(site)],
	}));

/** The page renders without its news and announcements when they cannot be read; the section of the news says so. */
export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const orNothing = (error: unknown) => services.reportFailure(error);
	const [announcements, news] = await Promise.all([
		readAnnouncements(services).catch(orNothing),
		readNews(services).catch(orNothing),
	]);
	const headers = announcements && news ? undefined : { "Cache-Control": "no-store" };
	const next = readNextDates(services);
	return data(
		{
			...homeContent(services.school),
			next,
			light: services.school.identity.contours ? lightAt(services.now()) : undefined,
			announcements: announcements ?? [],
			news: news ?? undefined,
			sections: shownSections(services.school, news ?? undefined),
		},
		{ headers },
	);
}

/** The sections that have something to show, in the school's order. */
function shownSections({ home, stories, recruiters, site }: SiteServices["school"], news: NewsCard[] | undefined) {
	const empty: Partial<Record<HomeSection, boolean>> = {
		about: site.placeholders.has("home"),
		reasons: home.reasons.length === 0,
		stories: stories.stories.length === 0,
		campus: site.hidden.has(paths.campus),
		news: news?.length === 0,
		recruiters: recruiters.recruiters.length === 0,
	};
	const all = Object.keys(homeSections) as HomeSection[];
	return (home.sections ?? all).filter((name) => !empty[name]);
}

async function readNews({ db }: SiteServices): Promise<NewsCard[]> {
	const { items } = await listRecords(db, contentTypes.news, { page: 1, itemsPerPage: newsShown });
	return items.map(({ slug, title, date, place, picture, description }) => ({
		primaryId: slug,
		title,
		date,
		place,
		picture,
		excerpt: excerpt(description, cuts.home.words),
	}));
}

export default function Home({
	loaderData: { drafted, light, announcements, next, news, campus, stories, sections },
}: Route.ComponentProps) {
	const messages = useMessages(homeMessages);
	const { home } = useSchool();
	const parts: Record<HomeSection, ReactNode> = {
		about: (
			<Section label={messages.schoolLabel}>
				<h2 className={styles.statement}>{home.statement}</h2>
				<p className={`above-5 strong ${styles.more}`}>
					<PageLink to={paths.about}>{messages.aboutLink}</PageLink>
				</p>
				<SchoolCounters />
			</Section>
		),
		programmes: <ProgrammeCards />,
		enquiry: <Enquiry />,
		reasons: <Why />,
		stories: <StudentStories {...stories} />,
		campus: <CampusLife {...campus} />,
		news: <LatestNews items={news} />,
		recruiters: <Recruiters />,
	};
	return (
		<>
			<Announcements all={announcements} over={home.announcements === "overlay"} />
			<Hero draftCounts={drafted} light={light} />
			<NextDates dates={next} />
			{sections.map((name) => (
				<Fragment key={name}>{parts[name]}</Fragment>
			))}
		</>
	);
}
