import { dayAtSchool } from "#src/calendar/day.ts";
import { dayAndMonthYear, formatDayAndMonth } from "#src/calendar/format.ts";
import { isOpen } from "#src/content/careers/careers.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import * as paths from "#src/paths.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { careersMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { DateBadge } from "#src/site/listing/card/date-badge.tsx";
import { readPage } from "#src/site/listing/cumulative-pages.server.ts";
import { EmptyList } from "#src/site/listing/empty-list.tsx";
import { ListFailure } from "#src/site/listing/list-failure.tsx";
import { listResult } from "#src/site/listing/loader-result.server.ts";
import { Pagination } from "#src/site/listing/pagination.tsx";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { UpperGate } from "#src/site/page-head/hill/buildings.tsx";
import { Crowd } from "#src/site/page-head/hill/crowd.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import type { Route } from "./+types/careers.ts";
import styles from "./careers.module.css";
import { ClosedOpenings } from "./closed-openings.tsx";
import { Stools } from "./stools.tsx";

const itemsPerPage = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const now = services.now();
	return listResult(services, async () => {
		const { items, page, lastPage } = await readPage(request, itemsPerPage, (query) =>
			listRecords(services.db, contentTypes.careers, { ...query, now }),
		);
		const openings = items.map((career) => {
			const { slug, title, qualification, experience_max, vacancies, place, last_date } = career;
			return {
				slug,
				title,
				qualification,
				maxYears: experience_max,
				vacancies,
				place,
				lastDate: last_date,
				open: isOpen(career, dayAtSchool(now)),
			};
		});
		return { page, lastPage, openings };
	});
}

export const handle: PageHandle = { parameters: ["page"] };

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
	pageMeta(args, (school, messagesOf) => ({
		title: messagesOf(careersMessages).title,
		description: school.pages.careers.description,
		page: loaderData?.list?.page ?? 1,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(careersMessages).title, to: paths.careers }])],
	}));

export default function Careers({ loaderData: { list } }: Route.ComponentProps) {
	const messages = useMessages(careersMessages);
	const headTexts = useMessages(headMessages);
	const open = (list?.openings ?? []).filter((opening) => opening.open);
	const [next] = open;
	const vacancies = open.reduce((sum, each) => sum + each.vacancies, 0);
	const { pages } = useSchool();
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.careers.lead}
				building={
					<UpperGate>
						<Crowd end={-90} there={0} awaited={vacancies} />
					</UpperGate>
				}
				facts={
					next && [
						{ value: vacancies, label: headTexts.vacancies({ count: vacancies }) },
						{
							value: formatDayAndMonth(next.lastDate),
							label: headTexts.applyBy({ title: next.title }),
						},
					]
				}
			/>
			{list ? <Openings list={list} /> : <ListFailure what={messages.failedList} />}
		</>
	);
}

function Openings({
	list: { page, lastPage, openings },
}: {
	list: NonNullable<Route.ComponentProps["loaderData"]["list"]>;
}) {
	const messages = useMessages(careersMessages);
	const [open, closed] = [openings.filter((opening) => opening.open), openings.filter((opening) => !opening.open)];
	return (
		<PageGrid plain className="pad-above-7 pad-below-9">
			{openings.length === 0 ? (
				<EmptyList text={messages.emptyList} />
			) : (
				<>
					{open.length > 0 && (
						<ul className="line-below">
							{open.map((opening) => (
								<Opening key={opening.slug} opening={opening} />
							))}
						</ul>
					)}
					<ClosedOpenings openings={closed} />
				</>
			)}
			<Pagination
				page={page}
				lastPage={lastPage}
				label={messages.pagesLabel}
				pageAddress={(to) => (to === 1 ? paths.careers : `${paths.careers}?page=${to}`)}
			/>
		</PageGrid>
	);
}

type OpeningProps = {
	opening: {
		slug: string;
		title: string;
		qualification: string;
		maxYears: number;
		vacancies: number;
		place: string;
		lastDate: string;
	};
};

function Opening({ opening: { slug, title, qualification, maxYears, vacancies, place, lastDate } }: OpeningProps) {
	const messages = useMessages(careersMessages);
	const facts = [
		{ label: messages.maximumExperience, value: `${maxYears} ${maxYears === 1 ? "year" : "years"}` },
		{ label: messages.vacancies, value: vacancies },
		{ label: messages.place, value: place },
	];
	const { day, monthYear } = dayAndMonthYear(lastDate);
	return (
		<li className={styles.opening}>
			<div className={styles.until}>
				<p className="below-2 caption soft">{messages.applyBy}</p>
				<DateBadge date={lastDate} day={day} month={monthYear} />
			</div>
			<div>
				<h2 className={`size-4 leading-115 ${styles.title}`}>{title}</h2>
				<p className={`soft ${styles.qualification}`}>{qualification}</p>
			</div>
			<Stools count={vacancies} taken={false} className={styles.stools} />
			<dl className={styles.facts}>
				{facts.map(({ label, value }) => (
					<div key={label}>
						<dt className="soft">{label}</dt>
						<dd className="strong figures">{value}</dd>
					</div>
				))}
			</dl>
			<ButtonLink href={paths.careersDetails(slug)} small className={styles.explore}>
				{messages.explore({ title, hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
			</ButtonLink>
		</li>
	);
}
