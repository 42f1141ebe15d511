import { z } from "zod";
import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import { batchStages } from "#src/admissions/tracking/batch-stages.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { BatchView } from "#src/cases/batches/read-batch.server.ts";
import type { CaseStatus } from "#src/cases/case.ts";
import { stageActs } from "#src/office/case/acts/stage-acts.ts";
import { statusLabels } from "#src/office/desk/desk-labels.ts";
import * as officePaths from "#src/office-paths.ts";

const values = z
	.object({
		assigneeId: z.number().nullable(),
		status: z.string().nullable(),
		tag: z.string(),
		field: z.string(),
		dueOn: z.string(),
		to: z.enum(batchStages),
		answerBy: z.string().nullable(),
	})
	.partial();

/** Describes what a batch does, as an order: "Assign to Arun Selvam". */
export function describeBatch(
	{ act, details }: Pick<BatchView, "act" | "details">,
	members: readonly { id: number; name: string }[],
): { title: string } {
	const { assigneeId, status, tag, field, dueOn, to, answerBy } = values.safeParse(details).data ?? {};
	if (act === "assign") {
		const name = members.find(({ id }) => id === assigneeId)?.name;
		return { title: assigneeId === null ? "Unassign" : `Assign to ${name ?? "a team member"}` };
	}
	if (act === "status")
		return { title: status ? `Set status: ${statusLabels[status as CaseStatus]}` : "Set status automatically" };
	if (act === "tag") return { title: `Add tag ${tag}` };
	if (act === "ask") return { title: `Request ${(field && labelOfQuestion(field)) || "a document"}` };
	if (act === "invite") return { title: "Invite to an interview" };
	if (act === "stage" && to)
		return { title: `${stageActs[to]}${answerBy ? `, last day to accept ${formatLong(answerBy)}` : ""}` };
	if (act === "remind-requests") return { title: "Send document reminders" };
	if (act === "extend-requests" && dueOn) return { title: `Set due date to ${formatLong(dueOn)}` };
	if (act === "withdraw-requests") return { title: "Cancel document requests" };
	return { title: act };
}

/** Tells whether a batch is a round of offers. */
export function offersPlaces({ act, details }: Pick<BatchView, "act" | "details">): boolean {
	return act === "stage" && values.safeParse(details).data?.to === "offered";
}

/** Returns the list in which the cases of a batch were chosen. */
export function listOf(act: string): string {
	return act.endsWith("-requests") ? officePaths.requests() : officePaths.cases();
}
