import type { Kysely } from "kysely";
import { z } from "zod";
import { type Stage, type Standing, stages } from "#src/admissions/applications/stage.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import type { Database } from "#src/db/tables.ts";

export const stageChanged = "stage-changed";
/** Restores what the last change that still holds has replaced. */
export const stageUndone = "stage-undone";

/** A stage that was reached; `at` is ISO 8601 in UTC. */
export type StageEntry = Standing & { at: string };

/** A stage with its details, as acts and emails store it. */
export const storedStanding = z.object({
	stage: z.enum(stages),
	details: z.object({
		at: z.string().optional(),
		place: z.string().optional(),
		answerBy: z.string().optional(),
		by: z.literal("applicant").optional(),
	}),
});

/** A stage with its details, as an act has stored it. */
export function parseStanding(storedValue: unknown): Standing {
	return storedStanding.parse(storedValue);
}

/** The columns of an application that its stages are read from. */
export type StageColumns = { id: number; created_at: string; stage: Stage; stage_details: string | null };

/** The stage at which an application is, with its details. */
export function standingOf({ stage, stage_details }: Pick<StageColumns, "stage" | "stage_details">): Standing {
	return storedStanding.parse({ stage, details: JSON.parse(stage_details ?? "{}") });
}

/** The stages that an application has gone through, first `received`, last the present one; none that was undone. */
export async function readPath(
	db: Kysely<Database>,
	{ id, created_at }: StageColumns,
): Promise<[StageEntry, ...StageEntry[]]> {
	const later: StageEntry[] = [];
	for (const { act, at, after } of await readActs(db, { kind: "application", id })) {
		if (act === stageChanged) later.push({ ...storedStanding.parse(after), at });
		if (act === stageUndone) later.pop();
	}
	return [{ stage: "received", details: {}, at: created_at }, ...later];
}
