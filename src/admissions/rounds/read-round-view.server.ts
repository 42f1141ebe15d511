import { z } from "zod";
import { readEdits } from "#src/cases/batches/edit-batch.server.ts";
import type { BatchView } from "#src/cases/batches/read-batch.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { type Round, readRound } from "./read-round.server.ts";

/** `name` is of an applicant who was taken out; without one `from` is the earlier last day. */
type Edit = { actId: number; by: string; name: string | null; from: string };
export type RoundView = { round: Round; answerBy: string; edits: Edit[] };

const day = z.object({ answerBy: z.string() }).catch({ answerBy: "" });
const out = z.object({ caseId: z.int() }).catch({ caseId: 0 });

/** A page of a round of offers, with what was edited since it was planned. */
export async function readRoundView(db: Db, { id, details }: BatchView, page: number, now: Date): Promise<RoundView> {
	const acts = await readEdits(db, id);
	const ids = acts.map(({ before }) => out.parse(before).caseId);
	const cases = await db
		.selectFrom("cases")
		.select(["id", "name"])
		.where("id", "in", [0, ...ids])
		.execute();
	const edits = acts.map(({ id: actId, actor: by, before }) => {
		const name = cases.find((each) => each.id === out.parse(before).caseId)?.name ?? null;
		return { actId, by, name, from: day.parse(before).answerBy };
	});
	return { round: await readRound(db, id, page, now), answerBy: day.parse(details).answerBy, edits };
}
