import type { ContentType } from "#src/content/content-type.ts";
import { allContentTypes } from "#src/content/content-types.ts";

/** Returns the name of a content type in addresses: its table with hyphens. */
export function segmentOf({ table }: Pick<ContentType, "table">): string {
	return table.replaceAll("_", "-");
}

export const typeSegments = allContentTypes.map(segmentOf);

export function typeAtSegment(segment: string): ContentType | undefined {
	return allContentTypes.find((type) => segmentOf(type) === segment);
}
