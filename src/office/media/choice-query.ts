import { type MediaKind, mediaKinds } from "#src/content/media/media-key.ts";
import { pageNumber } from "#src/db/page-number.ts";
import { oneLine } from "#src/formatting/typed-text.ts";

/** What is to be chosen from: words, a kind, a page. What an address says besides is for others. */
export function choiceQuery(search: URLSearchParams): { words: string; kind: MediaKind | undefined; page: number } {
	return {
		words: oneLine(search.get("q") ?? "").slice(0, 100),
		kind: mediaKinds.find((each) => each === search.get("kind")),
		page: pageNumber(search) ?? 1,
	};
}
