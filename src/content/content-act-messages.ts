import { z } from "zod";
import { actMessages } from "#src/audit/act-messages.ts";
import { formatScheduled } from "#src/calendar/format-date-time.ts";

const shape = {
	publish_at: z.string().nullable(),
	take_down_at: z.string().nullable(),
	path: z.string(),
	href: z.string(),
	step: z.string(),
};
type Values = Partial<z.output<z.ZodObject<typeof shape>>>;

const media = (text: string) => ({ act: text, undo: `undid: ${text}` });
const redirect = (act: (values: Values) => string) => ({
	act,
	undo: ({ path = "" }: Values) => `undid the change to ${path}`,
});

/** Messages about what members and the clock do with texts, files, addresses and links. */
export const contentActMessages = actMessages(shape, {
	"content-drafted": "saved a draft",
	"content-published": "published it",
	"content-previewed": "previewed it",
	"content-scheduled": describeSchedule,
	"content-taken-down": "unpublished it",
	"content-trashed": "moved it to the trash",
	"content-taken-out": "restored it from the trash",
	"content-version-restored": "restored an earlier version as the draft",
	"content-set-aside": "saved their own text as a version and kept the draft",
	"content-draft-discarded": "discarded the draft",
	"media-added": media("added the file"),
	"media-described": media("edited the description"),
	"media-focused": media("moved the focal area"),
	"media-replaced": media("replaced the file"),
	"media-poster-chosen": media("chose the poster"),
	"media-captioned": media("changed the captions"),
	"media-speechless": media("changed whether it has speech"),
	"media-trashed": media("moved it to the trash"),
	"media-restored": media("restored it from the trash"),
	"media-erased": "erased it",
	"redirect-added": redirect(({ path = "" }) => `added a redirect from ${path}`),
	"redirect-removed": redirect(({ path = "" }) => `removed the redirect from ${path}`),
	"site-opened": { act: "opened the website", undo: "closed the website again" },
	"site-closed": { act: "closed the website", undo: "opened the website again" },
	"link-left": {
		act: ({ href = "" }) => `dismissed the broken link ${href}`,
		undo: ({ href = "" }) => `showed the broken link ${href} again`,
	},
});

function describeSchedule({ publish_at, take_down_at }: Values): string {
	const parts = [
		publish_at && `scheduled it for ${formatScheduled(publish_at)}`,
		publish_at === null && "cancelled its scheduled publishing",
		take_down_at && `scheduled unpublishing for ${formatScheduled(take_down_at)}`,
		take_down_at === null && "cancelled its scheduled unpublishing",
	].filter(Boolean);
	return parts.join(" and ") || "changed its schedule";
}
