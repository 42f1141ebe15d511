import type { ReactNode } from "react";
import { batchStages } from "#src/admissions/tracking/batch-stages.ts";
import { caseStatuses } from "#src/cases/case.ts";
import { isDecision, stageActs } from "#src/office/case/acts/stage-acts.ts";
import { useAway } from "#src/office/frame/away.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { askableFields } from "./askable-fields.ts";
import { statusWords } from "./desk-words.ts";
import styles from "./pick-bar.module.css";

type Props = {
	count: number;
	members: readonly { id: number; name: string }[];
	memberId: number;
	mayDecide: boolean;
	mayExport: boolean;
};

/** What can be done with the rows that are picked, or with all that match. It stands where rows are picked alone. */
export function PickBar({ count, members, memberId, mayDecide, mayExport }: Props) {
	const away = useAway();
	const stages = batchStages.filter((stage) => mayDecide || !isDecision(stage));
	return (
		<form id="picks" method="post" className={styles.bar} data-dark="" aria-label="With the picked cases">
			<b data-picked-count="">Picked</b>
			<label className={styles.all}>
				<input type="checkbox" className={controls.check} name="all" value="yes" />
				All {count.toLocaleString("en-IN")} that match
			</label>
			<PickMenu words="Assign" keyName="a" act="assign">
				<label>
					<span className={controls.label}>To whom</span>
					<select className={controls.field} name="assignee" defaultValue={memberId}>
						{members.map(({ id, name }) => (
							<option key={id} value={id}>
								{[name, id === memberId && "you", away(id)].filter(Boolean).join(", ")}
							</option>
						))}
						<option value="">Nobody</option>
					</select>
				</label>
			</PickMenu>
			<PickMenu words="Status" keyName="s" act="status">
				<label>
					<span className={controls.label}>Status, until the sender acts</span>
					<select className={controls.field} name="status">
						{caseStatuses.map((status) => (
							<option key={status} value={status}>
								{statusWords[status]}
							</option>
						))}
						<option value="">As the papers say</option>
					</select>
				</label>
			</PickMenu>
			<PickMenu words="Tag" keyName="t" act="tag">
				<label>
					<span className={controls.label}>Tag</span>
					<input className={controls.field} name="tag" maxLength={40} autoComplete="off" enterKeyHint="done" />
				</label>
			</PickMenu>
			<PickMenu words="Ask for a document" keyName="d" act="ask">
				<label>
					<span className={controls.label}>Which one</span>
					<select className={controls.field} name="field">
						{askableFields.map(({ field, label }) => (
							<option key={field} value={field}>
								{label}
							</option>
						))}
					</select>
				</label>
				<label>
					<span className={controls.label}>One sentence for the applicants, if needed</span>
					<input className={controls.field} name="reason" maxLength={500} autoComplete="off" enterKeyHint="done" />
				</label>
			</PickMenu>
			<PickMenu words="Interview" keyName="i" act="invite">
				<p>Each applicant gets a link to choose one of the times that are free.</p>
			</PickMenu>
			<PickMenu words="Stage" keyName="c" act="stage">
				<label>
					<span className={controls.label}>What happens</span>
					<select className={controls.field} name="to">
						{stages.map((stage) => (
							<option key={stage} value={stage}>
								{stageActs[stage]}
							</option>
						))}
					</select>
				</label>
				{stages.includes("offered") && (
					<label>
						<span className={controls.label}>For an offer: the last day to accept it</span>
						<input className={controls.field} type="date" name="answerBy" />
					</label>
				)}
			</PickMenu>
			{mayExport && (
				<button className={controls.button} type="submit" name="act" value="export">
					Export
				</button>
			)}
			<button className={controls.button} data-quiet="" type="reset" data-key="Escape">
				Clear <KeyCaps keys="Esc" />
			</button>
		</form>
	);
}

type MenuProps = { words: string; keyName: string; act: string; children: ReactNode };

/** A button of the bar that opens what its act needs to know. */
export function PickMenu({ words, keyName, act, children }: MenuProps) {
	return (
		<details className={controls.menu} data-menu="" data-side="up end">
			<summary className={controls.button} data-key={keyName}>
				{words} <KeyCaps keys={keyName.toUpperCase()} />
			</summary>
			<div>
				{children}
				<button className={controls.button} data-in-menu="" type="submit" name="act" value={act}>
					Go on
				</button>
			</div>
		</details>
	);
}
