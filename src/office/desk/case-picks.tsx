import { isDecision } from "#src/admissions/applications/stage.ts";
import { batchStages } from "#src/admissions/tracking/batch-stages.ts";
import { caseStatuses } from "#src/cases/case.ts";
import { stageActs } from "#src/office/case/acts/stage-acts.ts";
import { ActButton } from "#src/office/kit/acts/act-form.tsx";
import { PickBar, PickMenu } from "#src/office/kit/lists/pick-bar.tsx";
import controls from "#src/office/parts/controls.module.css";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import { askableFields } from "./askable-fields.ts";
import type { deskActs } from "./desk-acts.server.ts";
import { statusLabels } from "./desk-labels.ts";

type Props = {
	count: number;
	members: readonly { id: number; name: string }[];
	memberId: number;
	mayDecide: boolean;
};

const acts = ["assign", "status", "tag", "ask", "invite", "stage"] as const;

/** Actions for the picked cases, or for all that match. */
export function CasePicks({ count, members, memberId, mayDecide }: Props) {
	const stages = batchStages.filter((stage) => mayDecide || !isDecision(stage));
	return (
		<PickBar of="cases" acts={acts} count={count}>
			<PickMenu label="Assign" keyName="a" act="assign">
				<OfficeField
					label="Assign to"
					name="assignee"
					defaultValue={memberId}
					options={[
						...members.map(({ id, name }) => [id, id === memberId ? `${name}, you` : name] as const),
						["", "No one"],
					]}
				/>
			</PickMenu>
			<PickMenu label="Status" keyName="s" act="status">
				<OfficeField
					label="New status, until we hear from the sender"
					name="status"
					options={[...caseStatuses.map((status) => [status, statusLabels[status]] as const), ["", "Automatic"]]}
				/>
			</PickMenu>
			<PickMenu label="Tag" keyName="t" act="tag">
				<OfficeField label="Tag" name="tag" maxLength={40} autoComplete="off" enterKeyHint="done" />
			</PickMenu>
			<PickMenu label="Request a document" keyName="d" act="ask">
				<OfficeField
					label="Document"
					name="field"
					options={askableFields().map(({ field, label }) => [field, label] as const)}
				/>
				<OfficeField
					label="Message to the applicants (optional)"
					name="reason"
					maxLength={500}
					autoComplete="off"
					enterKeyHint="done"
				/>
			</PickMenu>
			<PickMenu label="Interview" keyName="i" act="invite">
				<p>Each applicant gets a link to choose a free time.</p>
			</PickMenu>
			<PickMenu label="Stage" keyName="c" act="stage">
				<OfficeField label="New stage" name="to" options={stages.map((stage) => [stage, stageActs[stage]] as const)} />
				{stages.includes("offered") && (
					<OfficeField label="For an offer: last day to accept" type="date" name="answerBy" />
				)}
			</PickMenu>
			<ActButton<typeof deskActs> act="export" className={controls.button}>
				Export
			</ActButton>
		</PickBar>
	);
}
