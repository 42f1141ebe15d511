import { formatLong } from "#src/calendar/format.ts";
import { hasEnded } from "#src/cases/case.ts";
import { thousands } from "#src/formatting/thousands.ts";
import type { cases } from "#src/office/desk/case-list.server.ts";
import { caseList, type ListedCase } from "#src/office/desk/case-list.ts";
import { stateSentence } from "#src/office/desk/state-sentence.ts";
import { PaperMeter, settledOf } from "#src/office/documents/paper-meter.tsx";
import { ListTable } from "#src/office/kit/lists/list-table.tsx";
import table from "#src/office/lists/list-table.module.css";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import { Initials } from "#src/office/parts/initials.tsx";
import { StateMark } from "#src/office/parts/state-mark.tsx";
import styles from "./case-table.module.css";

type Props = { page: Extract<Awaited<ReturnType<typeof cases.load>>, { ok: true }> };

/** A page of cases. Each row is a link whose text is the name and the reference. */
export function CaseTable({ page }: Props) {
	const { members, memberId, today } = page;
	const names = new Map(members.map(({ id, name }) => [id, name]));
	return (
		<div className={table.scroll}>
			<ListTable
				list={caseList}
				view={page}
				keyOf={({ id }) => id}
				className={`${table.list} ${styles.list}`}
				pick={({ id, name }) => ({ name: "id", value: id, of: name })}
				facts={({ unseen, status }) => ({
					"data-fresh": unseen && !hasEnded(status) ? "" : undefined,
				})}
				titles={{ name: ({ name }) => name }}
				draw={{
					name: ({ name, reference, unseen }) => (
						<>
							{name}
							<span className={controls.hidden}>
								{` ${reference}`}
								{unseen && ", new to you"}
							</span>
						</>
					),
					waits: (row) => (
						<span className={styles.state} title={stateSentence(row, today)}>
							<StateMark state={row.status} />
							{stateSentence(row, today)}
						</span>
					),
					due: (row) => <DueDay row={row} today={today} />,
					papers: ({ papers }) => (papers === null ? null : <Papers papers={papers} />),
					marks: ({ marks }) => (marks === null ? null : (marks / 100).toFixed(2)),
					fee: (row) => <FeeLabel row={row} />,
					who: ({ assigneeId }) => (
						<Initials
							name={assigneeId === null ? null : (names.get(assigneeId) ?? "Former team member")}
							me={assigneeId === memberId}
						/>
					),
				}}
			/>
		</div>
	);
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

function DueDay({ row, today }: { row: ListedCase; today: string }) {
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

function FeeLabel({ row: { paid, fee } }: { row: ListedCase }) {
	if (paid === null || fee === null) return "–";
	return paid ? thousands(Math.round(fee / 100)) : <span className={controls.soft}>Unpaid</span>;
}
