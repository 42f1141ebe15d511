import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely } from "kysely";
import { z } from "zod";
import { noteList, noteRecord } from "#src/content/changes/content-reads.server.ts";
import { withOriginal } from "#src/content/differences.ts";
import { readIsOpen, readPlaceholders } from "#src/content/opening/site-opening.server.ts";
import { cachePerVersion } from "#src/content/version-cache.server.ts";
import type { Database } from "#src/db/tables.ts";
import { allLetters } from "#src/emails.server.ts";
import { legalNames, legalPaths, unwrittenLegal } from "#src/forms/legal/legal-texts.ts";
import { knownLanguages } from "#src/languages/catalogue.server.ts";
import { productMessages, type WordTextName } from "#src/message-texts.ts";
import * as paths from "#src/paths.ts";
import { withAdded } from "#src/school/default-navigation.ts";
import { addedLinks } from "#src/school/forms/application-form-settings.ts";
import type { LetterTexts } from "#src/school/letters/define-letter.ts";
import { letterTextName } from "#src/school/letters/letter-text.ts";
import { withoutPages } from "#src/school/navigation-pages.ts";
import { offeredSeasons, pagesNotOffered } from "#src/school/offering.ts";
import { textTable } from "#src/school/schema/define-school-text.ts";
import {
	type CurrentTexts,
	isOfNothingOffered,
	pagesOfText,
	type SchoolTextName,
	type SchoolTexts,
	schemaOf,
	schoolTextNames,
	type Translations,
} from "#src/school-texts.ts";
import { ownTranslations, translationName } from "#src/translation-texts.ts";
import { readEmptyListPages } from "./empty-list-pages.server.ts";
import { onlyRecord } from "./school-text.server.ts";
import { readSchoolFolder } from "./seed-school.server.ts";

/** Called with a stored text that its schema refuses, as after a release that asks for more. */
export type ReportMismatch = (name: string, reason: string) => void;

const cached = cachePerVersion<CurrentTexts>(2);

/**
 * The fixed texts of the site as they are published. A text that is missing or that its schema refuses is completed
 * field by field from the school folder: a page is never broken by it. Menus are without kinds that have no record,
 * without programmes that are not offered (so are the dates of seasons), and without pages that the school hasn't
 * written yet.
 */
export async function readSchool(db: Kysely<Database>, report: ReportMismatch = () => {}): Promise<CurrentTexts> {
	return cached(db, "school", async () => {
		const rows = await db.selectFrom("school_texts").select(["name", "fields", "placeholder"]).execute();
		const placeholders = rows.some((row) => row.placeholder === 1)
			? await readPlaceholders(db)
			: new Set<SchoolTextName>();
		const storedTexts = new Map(rows.map(({ name, fields }) => [name, fields]));
		const texts: Partial<SchoolTexts> = {};
		for (const name of schoolTextNames) await readInto(texts, name, storedTexts.get(name), report);
		const whole = texts as SchoolTexts;
		const examples = new Set([...placeholders].filter((name) => !isOfNothingOffered(name, whole.outlines)));
		const hidden = new Set([
			...pagesNotOffered(whole.outlines),
			...(await readEmptyListPages(db)),
			...unwrittenLegal(whole).map((name) => legalPaths[name]),
			...[...placeholders].flatMap(pagesOfText),
		]);
		return {
			...whole,
			admissions: { ...whole.admissions, seasons: offeredSeasons(whole.admissions.seasons, whole.outlines) },
			navigation: withoutPages(
				withAdded(whole.navigation, { programmes: addedLinks(whole.outlines), pages: await readMenuPages(db) }),
				hidden,
			),
			letters: lettersOf(storedTexts, report),
			translations: translationsOf(storedTexts),
			site: { open: await readIsOpen(db), placeholders: examples, hidden },
		};
	});
}

/** Reads the pages of the school's own that menus lead to. */
async function readMenuPages(db: Kysely<Database>) {
	const pages = await db.selectFrom("pages").select(["slug", "title"]).where("in_menu", "=", 1).orderBy("id").execute();
	return pages.map(({ slug, title }) => ({ label: title, address: paths.ownPage(slug) }));
}

/** Whole texts as they were last read, by name. No one changes the values. */
const lastRead = new Map<string, { stored: string; value: object }>();

/**
 * Reads a stored text, unless it is the one that was read last: whenever any content changes all texts are read, and
 * nearly all are as before.
 * @param read gives nothing for a text that is not wholly valid, which is read, and reported, each time
 */
function unlessRead<Value extends object>(name: string, storedText: string, read: () => Value | undefined) {
	const last = lastRead.get(name);
	if (last?.stored === storedText) return last.value as Value;
	const value = read();
	if (value) lastRead.set(name, { stored: storedText, value });
	return value;
}

/** The words of letters. What a schema refuses is left out: then the original words hold. */
function lettersOf(storedTexts: ReadonlyMap<string, string>, report: ReportMismatch): LetterTexts {
	const letters = allLetters.map((letter): [string, Record<string, string>] => {
		const name = letterTextName(letter.key);
		const text = storedTexts.get(name) ?? "{}";
		const valid: Record<string, string> = {};
		const whole = unlessRead(name, text, () => {
			const fields = Object.entries<unknown>(JSON.parse(text));
			for (const [field, value] of fields) {
				const parsed = z
					.string()
					.pipe(letter.schema.shape[field] ?? z.never())
					.safeParse(value);
				if (parsed.success) valid[field] = String(parsed.data);
				else report(name, field);
			}
			return Object.keys(valid).length === fields.length ? valid : undefined;
		});
		return [letter.key, whole ?? valid];
	});
	return Object.fromEntries(letters);
}

/** Reads the school’s own translations; they were checked when they were published. */
function translationsOf(storedTexts: ReadonlyMap<string, string>): Translations {
	const languages = knownLanguages().map((tag) => {
		const name = translationName(tag);
		const stored = storedTexts.get(name) ?? "{}";
		return [tag, unlessRead(name, stored, () => ownTranslations(stored)) ?? {}];
	});
	return Object.fromEntries(languages);
}

async function readInto<Name extends SchoolTextName>(
	texts: Partial<SchoolTexts>,
	name: Name,
	storedText: string | undefined,
	report: ReportMismatch,
) {
	if (storedText === undefined) {
		texts[name] = (await readSchoolFolder())[name];
		return;
	}
	const whole = unlessRead(name, storedText, () => {
		const value: Record<string, object> = JSON.parse(storedText);
		if (isWordText(name)) return withNewMessages(name, value) as SchoolTexts[Name];
		// Code that is made for one reading takes longer than the reading.
		const parsed = schemaOf(name).safeParse(value, { jitless: true });
		if (!parsed.success) report(name, parsed.error.issues.map(({ path }) => path.join(".")).join(", "));
		return parsed.data;
	});
	texts[name] = whole ?? (await completeText(name, JSON.parse(storedText)));
}

function isWordText(name: SchoolTextName): name is WordTextName {
	return Object.hasOwn(productMessages, name);
}

/** Words were checked when they were published. */
function withNewMessages(name: WordTextName, storedMessages: Readonly<Record<string, object>>): object {
	return withOriginal({ original: productMessages[name] }, storedMessages);
}

/** Returns what is valid of a stored text, with the rest from the school folder. */
async function completeText<Name extends SchoolTextName>(name: Name, storedText: object): Promise<SchoolTexts[Name]> {
	const seed: SchoolTexts[Name] = (await readSchoolFolder())[name];
	const schema = schemaOf(name);
	let whole = seed;
	for (const [field, value] of Object.entries(storedText)) {
		const parsed = schema.safeParse({ ...whole, [field]: value });
		if (parsed.success) whole = parsed.data;
	}
	return whole;
}

/**
 * The same texts, which note what is read of them: a cached page is rendered again when a text that it shows changes.
 * Reads belong to the response during whose rendering this is called.
 */
export function noteSchoolReads<Texts extends CurrentTexts>(texts: Texts): Texts {
	const note = AsyncLocalStorage.bind(noteRecord);
	const notePages = AsyncLocalStorage.bind(noteList);
	const notedNames = new Set<string | symbol>();
	const noteName = (name: string | symbol) => {
		if (typeof name === "string") note(textTable(name), onlyRecord);
		if (texts.language) note(textTable(translationName(texts.language)), onlyRecord);
		// Navigation and admissions leave out what is not offered.
		if (name === "navigation" || name === "admissions") note(textTable("outlines"), onlyRecord);
		if (name === "navigation") {
			for (const legal of legalNames) note(textTable(legal), onlyRecord);
			notePages("pages");
		}
		// Menus and links leave examples out: any text may cease to be one.
		if ((name === "navigation" || name === "site") && texts.site.placeholders.size > 0)
			for (const each of schoolTextNames) note(textTable(each), onlyRecord);
	};
	return new Proxy(texts, {
		get(target, name, receiver) {
			// Each link of a page reads the same: once is enough.
			if (!notedNames.has(name)) noteName(name);
			notedNames.add(name);
			return Reflect.get(target, name, receiver);
		},
	});
}
