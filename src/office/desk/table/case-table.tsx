import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { CaseRow } from "#src/cases/list/list-cases.server.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { caseAddress, type DeskQuery, deskAddress, sortOf } from "#src/office/desk/case-address.ts";
import { stateSentence } from "#src/office/desk/state-sentence.ts";
import { PaperMeter, settledOf } from "#src/office/documents/paper-meter.tsx";
import { useAway } from "#src/office/frame/away.ts";
import table from "#src/office/lists/list-table.module.css";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import { Initials, initialsOf } from "#src/office/parts/initials.tsx";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import { StateMark } from "#src/office/parts/state-mark.tsx";
import type { Here } from "#src/office/presence/presence.server.ts";
import styles from "./case-table.module.css";
import { type ColumnKey, columns, showsColumn } from "./columns.ts";

type Props = {
	rows: readonly CaseRow[];
	query: DeskQuery;
	members: readonly { id: number; name: string }[];
	memberId: number;
	/** `YYYY-MM-DD` */
	today: string;
	/** Who else is in the office, to see who reads which case. */
	others: readonly Here[];
};

/** A page of cases. Each row is a link whose text is the name and the reference. */
export function CaseTable({ rows, query, members, memberId, today, others }: Props) {
	const shown = columns.filter(({ key }) => showsColumn(query.columns, key));
	const away = useAway();
	const names = new Map(members.map(({ id, name }) => [id, name]));
	return (
		<div className={table.scroll}>
			<table className={`${table.list} ${styles.list}`} data-rows="">
				<colgroup>
					<col data-column="pick" />
					<col />
					{shown.map(({ key }) => (
						<col key={key} data-column={key} />
					))}
					<col data-column="who" />
				</colgroup>
				<thead>
					<tr>
						<td>
							<input className={controls.check} type="checkbox" aria-label="Pick all rows" data-pick-all="" hidden />
						</td>
						<HeadCell title="Name" sort="name" query={query} />
						{shown.map(({ key, title, sort, numeric }) => (
							<HeadCell key={key} column={key} title={title} sort={sort} numeric={numeric} query={query} />
						))}
						<th scope="col" className={table.number}>
							Who
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id} data-fresh={row.unseen ? "" : undefined}>
							<td>
								<input
									className={controls.check}
									type="checkbox"
									name="id"
									value={row.id}
									form="picks"
									aria-label={`Pick ${row.name}`}
								/>
							</td>
							<th scope="row" title={row.name}>
								<a href={caseAddress(row)}>
									{row.name}
									<span className={controls.hidden}>
										{` ${row.reference}`}
										{row.unseen && ", new to you"}
									</span>
								</a>
								{others
									.filter(({ path, awayMinutes }) => awayMinutes === null && path === caseAddress(row))
									.map(({ id, name }) => (
										<span key={id} className={controls.note}>
											{` ${initialsOf(name)} reads`}
										</span>
									))}
							</th>
							{shown.map(({ key }) => (
								<Cell key={key} column={key} row={row} today={today} />
							))}
							<td className={table.number} data-column="who">
								<Initials
									name={row.assigneeId === null ? null : (names.get(row.assigneeId) ?? "Former member")}
									me={row.assigneeId === memberId}
									note={away(row.assigneeId)}
								/>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

type HeadProps = { title: string; sort: string; numeric?: boolean; column?: string; query: DeskQuery };

function HeadCell({ title, sort, numeric = false, column, query }: HeadProps) {
	const order = sortOf(query);
	const [ascending, descending] = [order === sort, order === `-${sort}`];
	const next = ascending ? `-${sort}` : sort;
	const direction = ascending ? "ascending" : descending ? "descending" : undefined;
	return (
		<th
			scope="col"
			className={numeric ? table.number : undefined}
			aria-sort={direction}
			data-column={column}
			data-falling={descending ? "" : undefined}
		>
			<a href={deskAddress(query, { sort: next === "due" ? null : next })}>
				{direction && <OfficeIcon name="up" />} {title}
			</a>
		</th>
	);
}

function Cell({ column, row, today }: { column: ColumnKey; row: CaseRow; today: string }) {
	const { numeric } = columns.find(({ key }) => key === column) ?? { numeric: false };
	const soft = column === "reference" || (column === "fee" && row.paid === false);
	const className = [numeric && table.number, soft && controls.soft].filter(Boolean).join(" ") || undefined;
	return (
		<td className={className} data-column={column}>
			{contentOf(column, row, today)}
		</td>
	);
}

function contentOf(column: ColumnKey, row: CaseRow, today: string) {
	switch (column) {
		case "reference":
			return row.reference;
		case "town":
			return row.town;
		case "waits":
			return (
				<span className={styles.state} title={stateSentence(row, today)}>
					<StateMark state={row.status} />
					{stateSentence(row, today)}
				</span>
			);
		case "due":
			return <DueDay row={row} today={today} />;
		case "papers":
			return row.papers === null ? "–" : <Papers papers={row.papers} />;
		case "marks":
			return row.marks === null ? "–" : (row.marks / 100).toFixed(2);
		case "score":
			return row.score === null ? "–" : String(row.score / 100);
		case "fee":
			return feeWords(row);
		case "came":
			return <time dateTime={row.cameAt}>{shortDay(dayAtSchool(new Date(row.cameAt)), today)}</time>;
	}
}

function Papers({ papers }: { papers: string }) {
	const { settled, lines } = settledOf(papers);
	return (
		<span className={styles.papers}>
			<PaperMeter papers={papers} />
			<span aria-hidden="true">{`${settled}/${lines}`}</span>
		</span>
	);
}

function DueDay({ row, today }: { row: CaseRow; today: string }) {
	if (row.dueOn === null) return "–";
	const day = (
		<time dateTime={row.dueOn} title={formatLong(row.dueOn)}>
			{shortDay(row.dueOn, today)}
		</time>
	);
	if (!row.overdue) return day;
	return (
		<span className={controls.late}>
			<StateMark state="late" />
			<span className={controls.hidden}>overdue since </span>
			{day}
		</span>
	);
}

function feeWords({ paid, fee }: CaseRow) {
	if (paid === null || fee === null) return "–";
	return paid ? thousands(Math.round(fee / 100)) : "Unpaid";
}
