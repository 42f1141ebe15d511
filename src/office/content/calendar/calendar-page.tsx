import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { clockAtSchool } from "#src/calendar/day.ts";
import { formatWeekdayOrdinalYear } from "#src/calendar/format.ts";
import { contentTypeNamed } from "#src/content/editing/content-item.ts";
import { listScheduled } from "#src/content/editing/list-items.server.ts";
import { writableTablesOf } from "#src/office/content/content-of.server.ts";
import styles from "#src/office/content/versions/versions-page.module.css";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";

type Entry = { at: string; id: number; type: string; title: string; kind: string; act: string };

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "news.draft");
	const { db } = context.get(officeServices);
	const tables = writableTablesOf(member);
	const items = (await listScheduled(db)).filter(({ type, state }) => tables.includes(type) && state !== "trashed");
	const entries = items.flatMap(({ id, type, title, publish_at, take_down_at }): Entry[] => {
		const common = { id, type, title, kind: contentTypeNamed(type)?.office.names.one ?? type };
		return [
			...(publish_at ? [{ ...common, at: publish_at, act: "published" }] : []),
			...(take_down_at ? [{ ...common, at: take_down_at, act: "unpublished" }] : []),
		];
	});
	const sorted = entries.toSorted((a, b) => (a.at < b.at ? -1 : 1));
	const days = Map.groupBy(sorted, ({ at }) => clockAtSchool(new Date(at)).slice(0, 10));
	return {
		days: [...days].map(([day, all]) => ({
			day,
			words: formatWeekdayOrdinalYear(day),
			entries: all.map((entry) => ({ ...entry, time: clockAtSchool(new Date(entry.at)).slice(11, 16) })),
		})),
	};
}

/** What goes out and comes down when, day by day, at the school's clock. */
export default function CalendarPage() {
	const { days } = useLoaderData<typeof loader>();
	return (
		<Screen
			title="Schedule"
			back={{ href: officePaths.content, label: "Back to Content" }}
			keys={[{ keys: "Esc", words: "back to Content" }]}
		>
			<div className={`${layout.sections} ${styles.page}`}>
				{days.length === 0 && <p>Nothing is scheduled. To schedule an item, open it and choose a date and time.</p>}
				{days.map(({ day, words, entries }) => (
					<section key={day} aria-labelledby={`day-${day}`}>
						<h2 id={`day-${day}`}>{words}</h2>
						<ul className={`${layout.lines} ${styles.acts}`}>
							{entries.map(({ at, id, type, title, kind, act, time }) => (
								<li key={`${id} ${act}`}>
									<time dateTime={at}>{`${time} IST`}</time>
									<a href={officePaths.contentItem(type, id)}>{title}</a>
									<span>{`${kind}, ${act}`}</span>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</Screen>
	);
}
