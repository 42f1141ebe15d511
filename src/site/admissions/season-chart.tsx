import type { DatedEntry } from "#src/admissions/season/season-dates.ts";
import { dayAndShortMonth } from "#src/calendar/format.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { datesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./season-chart.module.css";

const width = 1200;
const shownHeight = 285;
const row = 58;
const top = 44;
const dayMs = 86_400_000;

type Scale = (day: string) => number;

/** The season drawn to scale, a line per programme; the list below it says the same in words. */
export function SeasonChart({ entries, today }: { entries: readonly DatedEntry[]; today: string }) {
	const messages = useMessages(datesMessages);
	const {
		outlines: { programmes: programmeOutlines },
	} = useSchool();
	const first = entries[0]?.day ?? today;
	const last = entries.at(-1)?.day ?? today;
	const span = Date.parse(last) - Date.parse(first) + 12 * dayMs;
	const x: Scale = (day) =>
		Math.round(shownHeight + ((Date.parse(day) - Date.parse(first)) / span) * (width - shownHeight));
	const height = top + programmeOutlines.length * row;
	return (
		<div data-surface="shola" className={styles.section}>
			<PageGrid plain>
				<svg viewBox={`0 0 ${width} ${height}`} className={styles.chart} aria-hidden="true" focusable="false">
					{monthsBetween(first, last).map((month) => (
						<g key={month} className={styles.month}>
							<path d={`M${x(month) + 0.5} 0V${height}`} />
							<text x={x(month) + 8} y={16}>
								{dayAndShortMonth(month).month}
							</text>
						</g>
					))}
					{programmeOutlines.map(({ key, name }, index) => (
						<g key={key} transform={`translate(0 ${top + (index + 0.5) * row})`}>
							<text y={6} className={styles.name}>
								{name}
							</text>
							<path d={`M${shownHeight} .5H${width}`} className={styles.line} />
							{entries
								.filter(({ programmes }) => programmes.includes(key))
								.map((entry) => (
									<Mark key={entry.key} entry={entry} x={x} />
								))}
						</g>
					))}
					{first <= today && today <= last && (
						<g transform={`translate(${x(today)} 0)`} className={styles.today}>
							<path d={`M0 26V${height}`} />
							<text x={-6} y={40} textAnchor="end">
								{messages.today}
							</text>
						</g>
					)}
				</svg>
				<ul className={styles.legend} aria-hidden="true">
					{legend(messages)
						.filter(({ kind }) => entries.some((entry) => entry.kind === kind))
						.map(({ kind, label }) => (
							<li key={kind}>
								<svg viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
									<path d={shapes[kind]} className={styles[kind]} />
								</svg>
								{label}
							</li>
						))}
				</ul>
			</PageGrid>
		</div>
	);
}

const shapes: Record<DatedEntry["kind"], string> = {
	opens: "M-6 -9 6 0-6 9Z",
	apply: "M0-9V9",
	closes: "M0-9V9M-5-9H5M-5 9H5",
	test: "M0-8 8 0 0 8-8 0Z",
	interview: "M-8-4H8V4H-8Z",
	list: "M-7-7H7M-7 0H7M-7 7H7",
	joining: "M-8 8V-2L0-9 8-2V8Z",
};

const legend = (messages: MessagesOf<typeof datesMessages>): { kind: DatedEntry["kind"]; label: string }[] => [
	{ kind: "opens", label: messages.applicationsOpen },
	{ kind: "apply", label: messages.lastDay },
	{ kind: "test", label: messages.test },
	{ kind: "interview", label: messages.interviews },
	{ kind: "list", label: messages.list },
	{ kind: "closes", label: messages.applicationsClose },
	{ kind: "joining", label: messages.reportingDate },
];

function Mark({ entry: { kind, day, until, daysLeft }, x }: { entry: DatedEntry; x: Scale }) {
	const wide = until ? `M${x(day)}-4H${Math.max(x(until), x(day) + 16)}V4H${x(day)}Z` : undefined;
	return (
		<path
			d={wide ?? shapes[kind]}
			transform={wide ? undefined : `translate(${x(day)} 0)`}
			className={styles[kind]}
			data-over={daysLeft < 0 || undefined}
		/>
	);
}

/** The first days of the months that a season touches. */
function monthsBetween(first: string, last: string): string[] {
	const months: string[] = [];
	for (let month = `${first.slice(0, 7)}-01`; month <= last; month = followingMonth(month))
		if (month >= first) months.push(month);
	return months;
}

function followingMonth(month: string): string {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, "0")}-01`;
}
