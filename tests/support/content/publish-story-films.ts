import { texts } from "#school/school-texts.ts";
import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { saveDraft } from "#src/content/editing/save-content-draft.server.ts";
import { findSchoolItem } from "#src/content/school/school-text.server.ts";
import { connect } from "#src/db/connect.server.ts";
import { actor } from "#tests/support/office/actor.ts";
import { change } from "./samples.ts";

/** Free films, which anyone may embed. */
const storyFilms = ["aqz-KE-bpKQ", "eRsGyueVLvQ", "R6MlUcmOul8", "TLkA0RELQ1g"];

/** Gives the demo's stories a film each, except the last. */
export async function publishStoryFilms(place: Parameters<typeof connect>[0]): Promise<void> {
	const stories = texts.stories.stories.map((story, index) => {
		const id = storyFilms[index];
		return { ...story, ...(id && { video: `https://www.youtube.com/watch?v=${id}` }) };
	});
	const db = connect(place);
	const by = actor(1, "Priya Raghavan");
	const { id: itemId } = await findSchoolItem(db, "stories");
	const result = await change(db, async (trx) => {
		await saveDraft(trx, { itemId, by, fields: { stories } }, new Date());
		return publishItem(trx, { itemId, by }, new Date());
	});
	await db.destroy();
	if (!result.ok) throw new Error(result.message);
}
