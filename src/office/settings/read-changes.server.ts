import type { Names } from "#src/audit/act-words.ts";
import { type RecordedAct, readAct, readLastActs } from "#src/audit/audit-log.server.ts";
import { describeAct } from "#src/audit-words.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import type { Db } from "#src/db/connect.server.ts";
import { readRowId } from "#src/forms/row-id.ts";

const changesShown = 8;

type ChangesOf = {
	/** Of the records whose acts are shown. */
	kind: string;
	memberId: number;
	request: Request;
	/** Names of what an act was about. */
	names?: (act: RecordedAct) => Names;
};

/** What was changed last on a page of settings, and what the member has just done there, as the address says. */
export async function readChanges(db: Db, { kind, memberId, request, names }: ChangesOf) {
	const last = await readLastActs(db, kind, changesShown);
	const asked = new URL(request.url).searchParams.get("done") ?? "";
	const done = await readAct(db, readRowId(asked));
	const words = (act: RecordedAct) => describeAct(act, names?.(act));
	const isOwn = done?.subject.kind === kind && done.memberId === memberId;
	return {
		changes: last.map((act) => ({
			id: act.id,
			who: act.actor,
			words: words(act),
			when: formatDateTime(new Date(act.at)),
		})),
		done: isOwn ? { id: done.undoes === null ? done.id : null, words: `You ${words(done)}` } : null,
	};
}
