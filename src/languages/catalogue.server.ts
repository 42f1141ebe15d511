import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DateNames, LanguageFacts, LanguageTag } from "./language.ts";
import { productFolder } from "./product-folder.server.ts";

type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts of the product in a language: a folder of `translations`. */
export type Catalogue = LanguageFacts & {
	/** The language's name for itself. */
	name: string;
	/** Offers a page in this language to who reads another. */
	offer: string;
	/** Messages by text, group and name; a missing one is said in English. */
	messages: Readonly<Record<string, Messages>>;
	/** Translations of what a school writes, and of its letters. */
	texts: Readonly<Record<string, string>>;
};

const folder = join(productFolder("translations"), "translations");
const catalogues = new Map<LanguageTag, Catalogue>();

/** The languages that the product has texts in. */
export function knownLanguages(): readonly LanguageTag[] {
	tags ??= existsSync(folder) ? readdirSync(folder).filter(hasLanguage).toSorted() : [];
	return tags;
}

const hasLanguage = (tag: LanguageTag) => existsSync(join(folder, tag, "language.json"));
let tags: LanguageTag[] | undefined;

/** @throws when the product has no such language */
export function catalogueOf(tag: LanguageTag): Catalogue {
	const known = catalogues.get(tag);
	if (known) return known;
	const read = (file: string) => JSON.parse(readFileSync(join(folder, tag, file), "utf8"));
	const { name, offer, dates } = read("language.json") as { name: string; offer: string; dates: DateNames };
	const messageFiles = readdirSync(join(folder, tag)).filter((file) => /Messages\.json$/.test(file));
	const messages = Object.fromEntries(messageFiles.map((file) => [file.replace(".json", ""), read(file)]));
	const catalogue = {
		tag,
		name,
		offer,
		dates,
		messages: { ...messages, ...read("questions.json") },
		texts: read("texts.json"),
	};
	catalogues.set(tag, catalogue);
	return catalogue;
}
