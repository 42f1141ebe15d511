import { z } from "zod";
import { day, line, markdown, pictureFields, whole, yesNo } from "#src/fields/field-schemas.ts";

/** The pop-up on the home page shows announcements of this type. */
export const popUp = 1;

/** Announcements of admissions are shown before all others that are not pinned. */
export const announcementKinds = ["admissions", "general"] as const;

/** Fields of an announcement that an author decides. */
export const announcementFields = z
	.object({
		/** 1 is the pop-up. */
		type: whole.min(1, "must be 1 or more").max(99, "must be 99 or less"),
		kind: z.enum(announcementKinds, "must be one of the choices").default("general"),
		title: line(),
		/** Target of its picture: http or https; null for none. */
		link: z
			.string()
			.max(2000)
			.nullable()
			.transform((link, context) => {
				const linkAddress = readLink(link);
				if (linkAddress === undefined)
					context.addIssue({ code: "custom", message: "must be an address that starts with http:// or https://" });
				return linkAddress ?? null;
			}),
		/** The first and the last day on which it is shown. */
		from_date: day,
		to_date: day,
		active: yesNo,
		/** Shown before all others, until its last day. Drafts from before this existed are not. */
		pinned: yesNo.default(0),
		...pictureFields,
		description: markdown,
	})
	.refine((announcement) => announcement.from_date <= announcement.to_date, {
		path: ["to_date"],
		message: "must not be before the first day",
	});

export type AnnouncementFields = z.output<typeof announcementFields>;

/** @param announcements latest first @returns pinned ones, then admissions, then the others, each latest first */
export function inDisplayOrder<One extends Pick<AnnouncementFields, "kind" | "pinned">>(
	announcements: readonly One[],
): One[] {
	const rank = ({ kind, pinned }: One) => (pinned ? -1 : announcementKinds.indexOf(kind));
	return announcements.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The address behind what an author typed, with https:// put before one that has no scheme.
 * @returns null for nothing typed, undefined for anything that is not http or https
 */
export function readLink(typedAddress: string | null): string | null | undefined {
	const text = typedAddress?.trim() ?? "";
	if (text === "") return null;
	const otherScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
	const address = /^https?:\/\//i.test(text) ? text : otherScheme ? "" : `https://${text}`;
	return URL.canParse(address) ? new URL(address).href : undefined;
}
