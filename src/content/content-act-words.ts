import { z } from "zod";
import { actsInWords } from "#src/audit/act-words.ts";
import { formatScheduled } from "#src/calendar/format-date-time.ts";

const shape = {
	publish_at: z.string().nullable(),
	take_down_at: z.string().nullable(),
	path: z.string(),
	href: z.string(),
	step: z.string(),
};
type Values = Partial<z.output<z.ZodObject<typeof shape>>>;

const media = (words: string) => ({ act: words, undo: `undid an act: ${words}` });
const redirect = (act: (values: Values) => string) => ({
	act,
	undo: ({ path = "" }: Values) => `undid the change of ${path}`,
});

/** What members and the clock do on texts, files, addresses and links. */
export const contentWords = actsInWords(shape, {
	"content-drafted": "saved a draft",
	"content-published": "published it",
	"content-previewed": "previewed it",
	"content-scheduled": scheduled,
	"content-taken-down": "took it down",
	"content-trashed": "put it in the trash",
	"content-taken-out": "took it out of the trash",
	"content-version-restored": "made an earlier version the draft",
	"content-set-aside": "saved their own text as a version and left the draft as it was",
	"content-draft-discarded": "discarded the draft",
	"letter-tested": "had a test of it sent",
	"media-added": media("added the file"),
	"media-described": media("changed the texts"),
	"media-focused": media("moved the focal area"),
	"media-replaced": media("replaced the file"),
	"media-poster-chosen": media("chose the poster"),
	"media-captioned": media("changed the captions"),
	"media-speechless": media("changed whether someone speaks in it"),
	"media-trashed": media("put it into the trash"),
	"media-restored": media("took it out of the trash"),
	"media-erased": "erased it",
	"redirect-added": redirect(({ path = "" }) => `had ${path} lead elsewhere`),
	"redirect-removed": redirect(({ path = "" }) => `removed the redirect of ${path}`),
	"link-left": {
		act: ({ href = "" }) => `left ${href} as it is`,
		undo: ({ href = "" }) => `undid leaving ${href} as it is`,
	},
	"setup-step-done": ({ step = "a step" }) => `finished ${step} of the setup`,
	"setup-step-skipped": ({ step = "a step" }) => `skipped ${step} of the setup`,
});

function scheduled({ publish_at, take_down_at }: Values): string {
	const parts = [
		publish_at && `set it to go out on ${formatScheduled(publish_at)}`,
		publish_at === null && "took the day away on which it would go out",
		take_down_at && `set it to come down on ${formatScheduled(take_down_at)}`,
		take_down_at === null && "took the day away on which it would come down",
	].filter(Boolean);
	return parts.join(" and ") || "changed its times";
}
