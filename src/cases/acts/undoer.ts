import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import type { PermissionName } from "#src/audit/undoable.server.ts";
import type { By } from "#src/cases/case.ts";
import type { Trx } from "#src/db/connect.server.ts";
import type { ActResult } from "./act-result.ts";
import type { Case } from "./lock-case.server.ts";

type Undoing = { by: By; batchId?: number | undefined; now: Date };

/** Restores what an act has replaced, as a separate act; the case is locked. */
export type Undo = (trx: Trx, found: Case, act: RecordedAct, undoing: Undoing) => Promise<ActResult>;

/** Way to undo an act, and what a member who undoes it must be allowed to do. */
export type Undoer = { permission: PermissionName | ((act: RecordedAct) => PermissionName); undo: Undo };
