import { z } from "zod";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { ContentActResult } from "#src/content/editing/content-act.ts";
import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { startItem } from "#src/content/editing/save-content-draft.server.ts";
import { changeOpening } from "#src/content/opening/site-opening.server.ts";
import { pageType } from "#src/content/own-pages/own-pages.type.ts";
import { checkFields, type FieldIssue } from "#src/content/record-form/record-texts.ts";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import { legalParts } from "#src/content/setup/setup-legal.server.ts";
import {
	programmePart,
	questionPart,
	type SchoolPart,
	schoolPart,
	seasonParts,
	sourceOf,
} from "#src/content/setup/setup-parts.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { type ActContext, actsOn, opensTo, type Refusal } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { schoolText } from "#src/school-texts.ts";

const permission = "identity.publish";
const text = z.string().trim().default("");

const { act, table } = actsOn<null>();

type Context = ActContext<null, object>;

/** Reasons for refusing fields of a step, by their names. */
export type SetupErrors = Readonly<Record<string, string>>;

/** Says at each field what is wrong with it, and the rest above the form. */
function refuse(issues: readonly Pick<FieldIssue, "field" | "label" | "message">[], form: object): Refusal {
	const named = issues.map(({ field, label, message }) => {
		const own = label.split(": ").at(-1) ?? label;
		return { name: sourceOf(field, Object.keys(form)), message: message.replace(label, own) };
	});
	const shown = Object.fromEntries(named.map(({ name = "", message }) => [name, message] as const).reverse());
	const others = named.flatMap(({ name, message }) => (name === undefined ? [message] : []));
	const message = others.length > 0 ? others.join(" ") : "Nothing is saved yet. Correct what is marked here.";
	return { ok: false, reason: "invalid", message, shown };
}

/** Publishes parts of the school's texts: all of them, or none if one can't be. */
async function publish(
	trx: Trx,
	parts: readonly SchoolPart[],
	{ by, now, services, form }: Context,
): Promise<ContentActResult | Refusal> {
	const issues = parts.flatMap(({ name, fields }) => {
		const checked = checkFields(schoolText(name).type, { ...services.texts[name], ...fields });
		return checked.ok ? [] : checked.issues;
	});
	if (issues.length > 0) return refuse(issues, form);
	let result: ContentActResult | Refusal = { ok: false, message: "There’s nothing to save." };
	for (const { name, fields } of parts) {
		result = await publishPart(trx, { name, fields, names: Object.keys(fields), by }, now);
		if (!result.ok) return result;
	}
	return result;
}

/** Acts by which a new school is set up. Each publishes texts, whose versions undo it. */
export const setupActs = table({
	title: "Set up",
	address: officePaths.schoolSetup,
	find: opensTo(permission),
	acts: {
		school: act({
			label: "Set up name, address and colours",
			permission,
			section: "school",
			form: {
				name: text,
				shortName: text,
				tagline: text,
				accreditation: text,
				phone: text,
				mobile: text,
				email: text,
				street: text,
				town: text,
				state: text,
				postalCode: text,
				main: text,
				accent: text,
			},
			run: (trx, context) => publish(trx, [schoolPart(context.form, context.services.texts)], context),
			done: "Your school’s name, address and colours are saved.",
		}),
		programme: act({
			label: "Set up a programme",
			permission,
			section: "programmes",
			form: { name: text, years: text, seats: text, after: text, tuition: text, test: text },
			run: (trx, context) => {
				const { texts } = context.services;
				return publish(trx, [programmePart(context.form, texts, texts.site.placeholders.has("outlines"))], context);
			},
			done: (_, { form }) => `${form.name} is saved, with its application form.`,
		}),
		season: act({
			label: "Set up the first admission season",
			permission,
			section: "season",
			form: { opens: text, closes: text, fee: text },
			run: (trx, context) => publish(trx, seasonParts(context.form, context.services.texts), context),
			done: "The days for applications are saved.",
		}),
		question: act({
			label: "Set up a question of an application form",
			permission,
			section: "questions",
			form: { programme: text, label: text, kind: text, options: text, required: text },
			run: (trx, context) => {
				const { form } = context;
				const question = { ...form, required: form.required === "yes" };
				return publish(trx, [questionPart(question, context.services.texts)], context);
			},
			done: "The question is in the form.",
		}),
		legal: act({
			label: "Set up the legal texts",
			permission,
			section: "legal",
			form: { officer: text, regulator: text, university: text, services: text, less: text, days: text },
			run: async (trx, context) => {
				const { form, services, now } = context;
				const missing = (["officer", "services", "less", "days"] as const).filter((name) => form[name] === "");
				const issues = missing.map((field) => ({ field, label: "", message: "Fill this in." }));
				if (issues.length > 0) return refuse(issues, form);
				return publish(trx, await legalParts(trx, form, services.texts, dayAtSchool(now)), context);
			},
			done: "The three legal texts are published.",
		}),
		page: act({
			label: "Set up a page",
			permission,
			section: "pages",
			form: { title: text, body: text },
			run: async (trx, { form: { title, body }, by, now }) => {
				const [description = ""] = body.split(/(?<=[.!?])\s/);
				const sections = [{ heading: "", text: body }];
				const typed = { title, description: description.slice(0, 300), in_menu: 1, sections };
				const checked = checkFields(pageType, typed);
				if (!checked.ok) return refuse(checked.issues, { title, body });
				const started = await startItem(trx, pageType, { fields: checked.fields, by }, now);
				return started.ok ? publishItem(trx, { itemId: started.item.id, by }, now) : started;
			},
			done: (_, { form }) => `“${form.title}” is published.`,
		}),
		open: act({
			label: "Open the website",
			permission,
			section: "open",
			run: (trx, { by, now, services: { texts } }) => changeOpening(trx, { open: true, by }, { texts, now }),
			goTo: ({ actId }) => `${officePaths.site}?done=${actId}`,
		}),
	},
});
