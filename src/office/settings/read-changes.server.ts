import type { Names } from "#src/audit/act-messages.ts";
import { type RecordedAct, readAct, readLastActs } from "#src/audit/audit-log.server.ts";
import { describeAct } from "#src/audit-messages.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import type { Db } from "#src/db/connect.server.ts";
import { readRowId } from "#src/forms/row-id.ts";

const changesShown = 8;

type ChangesOf = {
	/** Kind of the records whose acts are shown. */
	kind: string;
	memberId: number;
	request: Request;
	/** Names of what an act was about. */
	names?: (act: RecordedAct) => Names;
};

/** Reads the last changes on a page of settings, and, from the address, what the member has just done there. */
export async function readChanges(db: Db, { kind, memberId, request, names }: ChangesOf) {
	const last = await readLastActs(db, kind, changesShown);
	const actId = new URL(request.url).searchParams.get("done") ?? "";
	const doneAct = await readAct(db, readRowId(actId));
	const describe = (act: RecordedAct) => describeAct(act, names?.(act));
	const isOwn = doneAct?.subject.kind === kind && doneAct.memberId === memberId;
	return {
		changes: last.map((act) => ({
			id: act.id,
			who: act.actor,
			text: describe(act),
			when: formatDateTime(new Date(act.at)),
		})),
		done: isOwn ? { id: doneAct.undoes === null ? doneAct.id : null, message: `You ${describe(doneAct)}` } : null,
	};
}
