import { data } from "react-router";
import { formatDayAndMonth, formatWeekdayDay } from "#src/calendar/format.ts";
import { formatClockTime } from "#src/calendar/format-date-time.ts";
import { sessionDraftKey } from "#src/forms/browser-storage.ts";
import * as paths from "#src/paths.ts";
import { offeredVisits } from "#src/school/fees-and-visits.ts";
import { visitMessages } from "#src/school/messages/sets/admission-messages.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { Visits } from "#src/school/visits.ts";
import { siteServices } from "#src/site/context.server.ts";
import { postForm } from "#src/site/form-post/handle-form-post.server.ts";
import { NoJsConfirmation } from "#src/site/form-post/no-js-confirmation.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { Island } from "#src/site/islands/island.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { LowerGate } from "#src/site/page-head/hill/buildings.tsx";
import { Crowd } from "#src/site/page-head/hill/crowd.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useHiddenPages } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageGrid, Section } from "#src/ui/page/page-grid.tsx";
import { bookVisit, noTours } from "#src/visits/book-visit.server.ts";
import { visitForm } from "#src/visits/forms/visit-config.ts";
import { VisitForm } from "#src/visits/forms/visit-form.tsx";
import { readTours } from "#src/visits/places.server.ts";
import type { Route } from "./+types/visit.ts";
import { choicesOf, describePlaces } from "./choices.ts";
import { TourList } from "./tour-list.tsx";
import { TourStops } from "./tour-stops.tsx";
import styles from "./visit.module.css";

/** Cache headers: the number of places left changes with every booking. */
const fresh = { "Cache-Control": "private, no-cache" };

export const handle: PageHandle = { parameters: ["sent"] };

export const headers: Route.HeadersFunction = () => fresh;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ identity }, messagesOf) => ({
		title: messagesOf(visitMessages).title,
		description: messagesOf(visitMessages).metaDescription({ name: identity.name }),
		about: (site) => [
			breadcrumbs(site, [
				{ label: messagesOf(visitMessages).campus, to: paths.campus },
				{ label: messagesOf(visitMessages).crumb, to: paths.visit },
			]),
		],
	}));

export async function loader({ context }: Route.LoaderArgs) {
	const { db, now, school } = context.get(siteServices);
	const visits = offeredVisits(school.visits);
	const tours = visits ? await readTours(db, visits, now()) : [];
	return data({ tours, none: noTours(school.identity, school) }, { headers: fresh });
}

export const action = (args: Route.ActionArgs) => {
	const { bookings, now } = args.context.get(siteServices);
	return postForm(args, visitForm, (fields) => bookVisit(bookings, { fields, idempotencyKey: undefined, now: now() }));
};

export default function VisitPage({ loaderData: { tours, none }, actionData }: Route.ComponentProps) {
	const messages = useMessages(visitMessages);
	const headTexts = useMessages(headMessages);
	const hidden = useHiddenPages();
	const next = tours.find(({ placesLeft }) => placesLeft > 0);
	const visits = offeredVisits(useSchool().visits);
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[
					{ label: messages.home, to: paths.home },
					{ label: messages.campus, to: paths.campus },
				].filter(({ to }) => !hidden.has(to))}
				crumb={messages.crumb}
				lead={visits?.lead}
				building={
					<>
						<LowerGate />
						{visits && next && <Crowd end={-70} there={visits.places - next.placesLeft} awaited={next.placesLeft} />}
					</>
				}
				facts={
					visits && next
						? [
								{
									value: formatDayAndMonth(next.day),
									label: headTexts.nextTour({
										weekday: formatWeekdayDay(next.day).split(",")[0] ?? "",
										time: formatClockTime(next.time),
										places: describePlaces(next.placesLeft),
									}),
								},
								{
									value: visits.minutes,
									label: headTexts.tourMinutes({ count: visits.minutes, meetAt: visits.meetAt }),
								},
							]
						: []
				}
			>
				{next && (
					<ButtonLink href="#book-a-visit" tone="action" className="not-printed">
						{messages.book}
					</ButtonLink>
				)}
			</PageHead>
			{visits && visits.sights.length > 0 && <TourStops stops={visits.sights} />}
			{visits && tours.length > 0 ? (
				<PageGrid className={styles.sheet}>
					<Booking visits={visits} tours={tours} returnedForm={actionData} />
					<section aria-labelledby="tours" className={`wide-1-5 stack-5 content-start ${styles.tours}`}>
						<h2 id="tours">{messages.toursTitle}</h2>
						<TourList tours={tours} />
					</section>
				</PageGrid>
			) : (
				<Section label={messages.toursLabel}>
					<p>{none}</p>
				</Section>
			)}
			{visits && <BeforeYouCome visits={visits} />}
		</>
	);
}

type BookingProps = {
	visits: Visits;
	tours: Route.ComponentProps["loaderData"]["tours"];
	returnedForm: Route.ComponentProps["actionData"];
};

function Booking({ visits, tours, returnedForm }: BookingProps) {
	const messages = useMessages(visitMessages);
	const props = { choices: choicesOf(visits, tours), labelledBy: "book-a-visit", returnedForm };
	return (
		<section aria-labelledby="book-a-visit" className="wide-7-end stack-5 content-start">
			<h2 id="book-a-visit">{messages.book}</h2>
			<NoJsConfirmation config={visitForm} />
			<Island name="visit" props={props} stored={sessionDraftKey(visitForm.key)}>
				<VisitForm {...props} />
			</Island>
		</section>
	);
}

function BeforeYouCome({ visits: { minutes, meetAt, notes } }: { visits: Visits }) {
	const messages = useMessages(visitMessages);
	const { contact } = useSchool();
	return (
		<Section label={messages.directionsTitle} headed>
			<div className="stack-3 below-6">
				<p>
					{minutes % 60 > 0
						? messages.tourInMinutes({ minutes, meetAt })
						: messages.tourInHours({ hours: minutes / 60, meetAt })}{" "}
					<a href={paths.contact}>{messages.directionsLink}</a>
				</p>
				{notes.map((note) => (
					<p key={note}>{note}</p>
				))}
				{contact.students && (
					<p>{messages.askStudent({ students: (text) => <a href={contact.students}>{text}</a> })}</p>
				)}
			</div>
			<dl className={styles.sights}>
				{contact.ways.map(({ from, text }) => (
					<div key={from}>
						<dt className="strong">{from}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
