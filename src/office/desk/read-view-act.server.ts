import { z } from "zod";
import { readAct } from "#src/audit/audit-log.server.ts";
import { viewReplaced } from "#src/cases/desk/saved-views.server.ts";
import { viewDeleted } from "#src/cases/desk/view-acts.server.ts";
import type { Db } from "#src/db/connect.server.ts";

const namedSchema = z.object({ name: z.string() });

/** Reads from the address what the member has just done to a view, with the act that can be undone. */
export async function readViewAct(
	db: Db,
	memberId: number,
	actId: string | null,
): Promise<{ message: string; actId: number | null } | undefined> {
	if (!/^\d{1,9}$/.test(actId ?? "")) return undefined;
	const act = await readAct(db, Number(actId));
	if (act?.subject.kind !== "view" || act.memberId !== memberId) return undefined;
	const name = (values: unknown) => namedSchema.safeParse(values).data?.name ?? "a view";
	if (act.undoes !== null) return { message: `The view ${name(act.after)} is restored.`, actId: null };
	return { message: describeViewAct(act.act, name(act.before), name(act.after)), actId: act.undone ? null : act.id };
}

function describeViewAct(act: string, before: string, after: string): string {
	if (act === viewDeleted) return `You deleted the view ${before}.`;
	if (act === viewReplaced) return `The view ${after} now shows this list.`;
	return `The view is now called ${after}.`;
}
