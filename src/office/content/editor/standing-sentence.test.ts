import { expect, it } from "vitest";
import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import type { ContentItem, ContentVersion } from "#src/content/editing/content-item.ts";
import { standingSentence } from "./standing-sentence.ts";

const now = new Date("2026-11-26T06:00:00.000Z");
const item = { state: "published" } as ContentItem;
const published = { published_at: "2026-11-03T06:00:00.000Z" } as ContentVersion;

it("says who has published what is shown, although something published later was undone", () => {
	const act = (id: number, day: string, actor: string, undoes: number | null = null) =>
		({ id, at: `2026-11-${day}T06:00:00.000Z`, actor, act: "content-published", undoes }) as RecordedAct;
	const acts = [act(1, "03", "Priya"), act(2, "20", "Arun"), act(3, "21", "Arun", 2)];
	expect(standingSentence(item, { acts, draft: undefined, published }, now)).toMatch(
		/^Published on .*3 Nov.* by Priya$/,
	);
});
