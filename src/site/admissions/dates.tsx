import type { MetaArgs } from "react-router";
import { seasonAt } from "#src/admissions/season/season.ts";
import { type DatedEntry, seasonDates } from "#src/admissions/season/season-dates.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { translateText } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import { datesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { linkTo, Sentences } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageGrid, Section } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/dates.ts";
import { AdmissionsLabel } from "./admissions-label.tsx";
import { useDateFacts } from "./date-facts.ts";
import { DateList } from "./date-list.tsx";
import styles from "./dates.module.css";
import { SeasonChart } from "./season-chart.tsx";
import { useSchoolAdmissions } from "./use-admissions.ts";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity }, messagesOf) => ({
		title: messagesOf(datesMessages).metaTitle,
		description: messagesOf(datesMessages).metaDescription({ name: identity.name }),
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(datesMessages).metaTitle, to: paths.dates }])],
	}));

export function loader({ context }: Route.LoaderArgs) {
	const { admissions, now } = context.get(siteServices);
	const season = seasonAt(admissions.seasons, now());
	return {
		today: dayAtSchool(now()),
		year: season?.year,
		notes: season?.notes ?? [],
		entries: season ? seasonDates(season, now(), admissions) : [],
	};
}

export default function Dates({ loaderData: { today, year, notes, entries } }: Route.ComponentProps) {
	const messages = useMessages(datesMessages);
	const school = useSchoolAdmissions();
	const facts = useDateFacts(entries);
	const closed = school?.open === false;
	const waits = closed || Object.values(school?.own ?? {}).some((own) => !own?.open);
	return (
		<>
			<PageHead
				title={year ? messages.titleWithYear({ year }) : messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				crumb={translateText("Dates")}
				label={entries.length === 0 && <AdmissionsLabel whole />}
				lead={entries.length > 0 ? messages.lead({ today: formatLong(today) }) : messages.leadUnknown}
				facts={facts}
			>
				{entries.length > 0 && <CalendarFile of="all" label={messages.allDates} />}
			</PageHead>
			{entries.length > 0 && <Season today={today} notes={notes} entries={entries} />}
			<PageGrid className={styles.closing}>
				{waits && (
					<p>
						{(closed ? messages.allClosed : messages.someClosed)({
							opening: (text) => <a href={paths.openingRequest()}>{text}</a>,
						})}
					</p>
				)}
				<p>
					<Sentences>
						{messages.closing({
							fees: linkTo(paths.fees),
							contact: linkTo(paths.contact),
						})}
					</Sentences>
				</p>
			</PageGrid>
		</>
	);
}

function Season({ today, notes, entries }: { today: string; notes: readonly string[]; entries: DatedEntry[] }) {
	const messages = useMessages(datesMessages);
	const {
		outlines: { programmes: programmeOutlines },
	} = useSchool();
	return (
		<>
			<SeasonChart entries={entries} today={today} />
			<DateList entries={entries} />
			<Section label={messages.calendarTitle} headed>
				<ul className={styles.files}>
					{programmeOutlines.map(({ key, name }) => (
						<li key={key}>
							<CalendarFile of={key} label={name} />
						</li>
					))}
				</ul>
			</Section>
			{notes.length > 0 && (
				<Section label={messages.notesTitle} headed>
					<div className="stack-4">
						{notes.map((note) => (
							<p key={note}>{note}</p>
						))}
					</div>
				</Section>
			)}
		</>
	);
}

function CalendarFile({ of, label }: { of: string; label: string }) {
	const ownMessages = useMessages(datesMessages);
	return (
		<a href={paths.datesCalendar(of)} download className="target strong">
			<Icon name="download" />
			{label}
			<span className="caption soft regular">{ownMessages.fileType}</span>
		</a>
	);
}
