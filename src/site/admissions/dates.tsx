import type { MetaArgs } from "react-router";
import { seasonAt } from "#src/admissions/season/season.ts";
import { type DatedEntry, seasonDates } from "#src/admissions/season/season-dates.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { PageGrid, Section } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/dates.ts";
import { AdmissionsLabel } from "./admissions-label.tsx";
import { DateList } from "./date-list.tsx";
import styles from "./dates.module.css";
import { SeasonChart } from "./season-chart.tsx";
import { useSchoolAdmissions } from "./use-admissions.ts";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity }) => ({
		title: "Admission dates",
		description:
			`When ${identity.name} takes applications: rounds, entrance tests, interviews, lists and joining, for each ` +
			"programme and as calendar files.",
		about: (site) => [breadcrumbs(site, [{ label: "Admission dates", to: paths.dates }])],
	}));

export function loader({ context }: Route.LoaderArgs) {
	const { admissions, now } = context.get(siteServices);
	const season = seasonAt(admissions.seasons, now());
	return {
		today: dayAtSchool(now()),
		year: season?.year,
		notes: season?.notes ?? [],
		entries: season ? seasonDates(season, now()) : [],
	};
}

export default function Dates({ loaderData: { today, year, notes, entries } }: Route.ComponentProps) {
	const school = useSchoolAdmissions();
	const closed = school?.open === false;
	const waits = closed || Object.values(school?.own ?? {}).some(({ open }) => !open);
	return (
		<>
			<PageBanner
				title={year ? `Dates of admission ${year}` : "Dates of admission"}
				crumbs={[{ label: "Home", to: paths.home }]}
				crumb="Dates"
				label={<AdmissionsLabel whole />}
				lead={
					entries.length > 0
						? `Rounds, tests, interviews, lists and the day of joining. As of ${formatLong(today)}.`
						: "The dates of the next admissions are not out yet. Ask us, and we tell you when they are."
				}
			/>
			{entries.length > 0 && <Season {...{ today, notes, entries }} />}
			<PageGrid className={styles.closing}>
				{waits && (
					<p>
						{closed ? "Applications are not taken today." : "Not every form takes applications today."}{" "}
						<a href={paths.openingRequest()}>Let us tell you when they are</a>: one mail, and no other.
					</p>
				)}
				<p>
					What it costs stands on the page of <a href={paths.fees}>fees</a>. For a day that does not suit you,{" "}
					<a href={paths.contact}>write to the admissions office</a>.
				</p>
			</PageGrid>
		</>
	);
}

function Season({ today, notes, entries }: { today: string; notes: readonly string[]; entries: DatedEntry[] }) {
	const {
		outlines: { programmes: programmeOutlines },
	} = useSchool();
	return (
		<>
			<SeasonChart entries={entries} today={today} />
			<DateList entries={entries} />
			<Section label="For your calendar" headed>
				<ul className={styles.files}>
					<li>
						<CalendarFile of="all" words="All dates" />
					</li>
					{programmeOutlines.map(({ key, name }) => (
						<li key={key}>
							<CalendarFile of={key} words={name} />
						</li>
					))}
				</ul>
			</Section>
			{notes.length > 0 && (
				<Section label="How the rounds work" headed>
					<div className={styles.notes}>
						{notes.map((note) => (
							<p key={note}>{note}</p>
						))}
					</div>
				</Section>
			)}
		</>
	);
}

function CalendarFile({ of, words }: { of: string; words: string }) {
	return (
		<a href={paths.datesCalendar(of)} download className={styles.file}>
			<Icon name="download" />
			{words}
			<span className={styles.kind}>.ics</span>
		</a>
	);
}
