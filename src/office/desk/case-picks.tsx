import { isDecision } from "#src/admissions/applications/stage.ts";
import { batchStages } from "#src/admissions/tracking/batch-stages.ts";
import { caseStatuses } from "#src/cases/case.ts";
import { stageActs } from "#src/office/case/acts/stage-acts.ts";
import { ActButton } from "#src/office/kit/acts/act-form.tsx";
import { PickBar, PickMenu } from "#src/office/kit/lists/pick-bar.tsx";
import controls from "#src/office/parts/controls.module.css";
import { askableFields } from "./askable-fields.ts";
import type { deskActs } from "./desk-acts.server.ts";
import { statusWords } from "./desk-words.ts";

type Props = {
	count: number;
	members: readonly { id: number; name: string }[];
	memberId: number;
	mayDecide: boolean;
};

const acts = ["assign", "status", "tag", "ask", "invite", "stage"] as const;

/** What can be done with the cases that are picked, or with all that match. */
export function CasePicks({ count, members, memberId, mayDecide }: Props) {
	const stages = batchStages.filter((stage) => mayDecide || !isDecision(stage));
	return (
		<PickBar of="cases" acts={acts} count={count}>
			<PickMenu words="Assign" keyName="a" act="assign">
				<label>
					<span className={controls.label}>Assign to</span>
					<select className={controls.field} name="assignee" defaultValue={memberId}>
						{members.map(({ id, name }) => (
							<option key={id} value={id}>
								{id === memberId ? `${name}, you` : name}
							</option>
						))}
						<option value="">No one</option>
					</select>
				</label>
			</PickMenu>
			<PickMenu words="Status" keyName="s" act="status">
				<label>
					<span className={controls.label}>Status until the sender’s next action</span>
					<select className={controls.field} name="status">
						{caseStatuses.map((status) => (
							<option key={status} value={status}>
								{statusWords[status]}
							</option>
						))}
						<option value="">Automatic</option>
					</select>
				</label>
			</PickMenu>
			<PickMenu words="Tag" keyName="t" act="tag">
				<label>
					<span className={controls.label}>Tag</span>
					<input className={controls.field} name="tag" maxLength={40} autoComplete="off" enterKeyHint="done" />
				</label>
			</PickMenu>
			<PickMenu words="Request a document" keyName="d" act="ask">
				<label>
					<span className={controls.label}>Document</span>
					<select className={controls.field} name="field">
						{askableFields.map(({ field, label }) => (
							<option key={field} value={field}>
								{label}
							</option>
						))}
					</select>
				</label>
				<label>
					<span className={controls.label}>Message to the applicants (optional)</span>
					<input className={controls.field} name="reason" maxLength={500} autoComplete="off" enterKeyHint="done" />
				</label>
			</PickMenu>
			<PickMenu words="Interview" keyName="i" act="invite">
				<p>Each applicant gets a link to choose a free time.</p>
			</PickMenu>
			<PickMenu words="Stage" keyName="c" act="stage">
				<label>
					<span className={controls.label}>New stage</span>
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
						<span className={controls.label}>For an offer: last day to accept</span>
						<input className={controls.field} type="date" name="answerBy" />
					</label>
				)}
			</PickMenu>
			<ActButton<typeof deskActs> act="export" className={controls.button}>
				Export
			</ActButton>
		</PickBar>
	);
}
