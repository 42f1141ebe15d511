import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { ContentItem, ContentVersion } from "#src/content/editing/content-item.ts";
import { shortMoment } from "#src/office/content/item-words.ts";

type Facts = {
	acts: readonly RecordedAct[];
	draft: ContentVersion | undefined;
	published: ContentVersion | undefined;
};

/** `Published on 3 Nov by Priya; draft of today, 14:02` */
export function standingSentence(item: ContentItem, { acts, draft, published }: Facts, now: Date): string {
	const on = (at: string) => {
		const isToday = dayAtSchool(new Date(at)) === dayAtSchool(now);
		return isToday ? `today, ${shortMoment(at, now)}` : shortMoment(at, now);
	};
	const undone = new Set(acts.map(({ undoes }) => undoes));
	const last = (name: string) =>
		acts.findLast(({ id, act, undoes }) => act === name && undoes === null && !undone.has(id));
	const was = (words: string, act: RecordedAct | undefined) => {
		if (!act) return words;
		const isToday = dayAtSchool(new Date(act.at)) === dayAtSchool(now);
		return `${words} ${isToday ? "" : "on "}${on(act.at)} by ${act.actor}`;
	};
	const draftWords = draft && `draft of ${on(draft.changed_at)}, ${draft.member_name}`;
	switch (item.state) {
		case "trashed":
			return was("Moved to the trash", last("content-trashed"));
		case "taken-down":
			return [was("Unpublished", last("content-taken-down")), draftWords].filter(Boolean).join(", ");
		case "draft":
			return `Never published, ${draftWords ?? "no draft"}`;
		case "published":
			return [was("Published", published?.published_at ? last("content-published") : undefined), draftWords]
				.filter(Boolean)
				.join(", ");
	}
}
