import type { Kysely } from "kysely";
import { parseStanding, stageChanged, stageUndone } from "#src/admissions/applications/stage-history.server.ts";
import { type RecordedAct, readActsOfSeveral } from "#src/audit/audit-log.server.ts";
import { versionAfter } from "#src/cases/acts/lock-case.server.ts";
import type { Database } from "#src/db/tables.ts";
import { isSame } from "./mail-stage.server.ts";

/** An application, and the version of its case that was seen. */
type SeenApplication = { applicationId: number; version: number };

/** More in one statement than some databases take. */
const idsTogether = 500;

/**
 * Finds the acts by which applications were moved after they were seen, oldest first, by the application's number. An
 * application that is back where it was seen, with the same details, has none.
 */
export async function findMoves(
	db: Kysely<Database>,
	seenCases: readonly SeenApplication[],
): Promise<ReadonlyMap<number, readonly RecordedAct[]>> {
	const versions = new Map(seenCases.map(({ applicationId, version }) => [applicationId, version]));
	const ids = [...versions.keys()];
	const movesById = new Map<number, RecordedAct[]>();
	for (let from = 0; from < ids.length; from += idsTogether) {
		const subjects = { kind: "application", ids: ids.slice(from, from + idsTogether) };
		const acts = await readActsOfSeveral(db, subjects, [stageChanged, stageUndone]);
		const since = acts.filter((act) => versionAfter(act) > (versions.get(act.subject.id) ?? 0));
		for (const [id, own] of Map.groupBy(since, ({ subject }) => subject.id)) if (!isBack(own)) movesById.set(id, own);
	}
	return movesById;
}

function isBack(acts: readonly RecordedAct[]): boolean {
	return isSame(parseStanding(acts.at(0)?.before), parseStanding(acts.at(-1)?.after));
}
