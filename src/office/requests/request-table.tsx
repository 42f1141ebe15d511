import type { ListedRequest } from "#src/admissions/requests/list-requests.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import desk from "#src/office/desk/table/case-table.module.css";
import { PickAll, PickBox } from "#src/office/kit/lists/pick-box.tsx";
import table from "#src/office/lists/list-table.module.css";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import { Initials } from "#src/office/parts/initials.tsx";
import { StateMark } from "#src/office/parts/state-mark.tsx";
import { channelLabels, describeEnd, verdictOf } from "./document-request-labels.ts";
import { caseOfRequest, judgingAddress } from "./request-address.ts";
import type { AskedRequests } from "./request-list.ts";
import { RequestMenu } from "./request-menu.tsx";
import styles from "./request-table.module.css";

type Page = {
	rows: readonly ListedRequest[];
	query: AskedRequests;
	today: string;
	memberId: number;
	mayJudge: boolean;
};

const lastColumn = { open: "Due", overdue: "Due", answered: "Answered", ended: "Closed" } as const;

/** A page of requests. Each row is a link to its case. */
export function RequestTable({ page, pickable }: { page: Page; pickable: boolean }) {
	const { rows, query, today } = page;
	return (
		<div className={table.scroll}>
			<table className={`${table.list} ${desk.list} ${styles.list}`} data-rows="" data-state={query.state}>
				<colgroup>
					<col data-column="pick" />
					<col />
					{["reference", "document", "asked", "how", "reminded", "end", "by", "acts"].map((name) => (
						<col key={name} data-column={name} />
					))}
				</colgroup>
				<thead>
					<tr>
						<td>{pickable && <PickAll />}</td>
						<th scope="col">Name</th>
						<th scope="col" data-column="reference">
							Application number{" "}
						</th>
						<th scope="col" data-column="document">
							Document
						</th>
						<th scope="col" className={table.number} data-column="asked">
							Requested{" "}
						</th>
						<th scope="col" data-column="how">
							Sent by{" "}
						</th>
						<th scope="col" className={table.number} data-column="reminded">
							Reminded
						</th>
						<th scope="col" className={table.number} data-column="end">
							{lastColumn[query.state]}
						</th>
						<th scope="col" className={table.number} data-column="by">
							By
						</th>
						<td />
					</tr>
				</thead>
				<tbody>
					{rows.map((row, index) => (
						<tr key={row.id}>
							<td>
								{pickable && (
									<PickBox name="request" value={`${row.id}:${row.dueOn}`} of={`${row.name}, ${row.document}`} />
								)}
							</td>
							<th scope="row" title={row.name}>
								<a href={caseOfRequest(row)}>
									{row.name}
									<span className={controls.hidden}>{` ${row.reference}`}</span>
								</a>
							</th>
							<td data-column="reference">{row.reference}</td>
							<td data-column="document" title={row.reason ?? undefined}>
								{row.document}
								{row.reason && <span className={controls.soft}>{` ${row.reason}`}</span>}
							</td>
							<Moment column="asked" at={row.askedAt} today={today} />
							<td data-column="how">{channelLabels[row.channel]}</td>
							<Moment column="reminded" at={row.remindedAt} today={today} />
							<td className={table.number} data-column="end">
								<End row={row} page={page} />
							</td>
							<td className={table.number} data-column="by">
								<Initials name={row.askedBy.name} me={row.askedBy.id === page.memberId} />
							</td>
							<td data-column="acts">
								{pickable && <RequestMenu row={row} today={today} up={index > 5 && index > rows.length - 6} />}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Moment({ column, at, today }: { column: string; at: string | null; today: string }) {
	return (
		<td className={table.number} data-column={column}>
			{at === null ? (
				"–"
			) : (
				<time dateTime={at} title={formatDateTime(new Date(at))}>
					{shortDay(dayAtSchool(new Date(at)), today)}
				</time>
			)}
		</td>
	);
}

/** Shows when an answer is due, its outcome, or why there is none. */
function End({ row, page: { today, mayJudge } }: { row: ListedRequest; page: Page }) {
	if (row.state === "answered") {
		const verdict = verdictOf(row);
		const address = judgingAddress(row);
		if (verdict === undefined && mayJudge && address)
			return (
				<a className={controls.inSentence} href={address}>
					Review<span className={controls.hidden}>{` ${row.document} of ${row.name}`}</span>
				</a>
			);
		return verdict ?? "To review";
	}
	if (row.state === "ended") return describeEnd(row, today);
	const day = (
		<time dateTime={row.dueOn} title={formatLong(row.dueOn)}>
			{shortDay(row.dueOn, today)}
		</time>
	);
	if (row.state === "open") return day;
	return (
		<span className={controls.late}>
			<StateMark state="late" />
			<span className={controls.hidden}>overdue since </span>
			{day}
		</span>
	);
}
