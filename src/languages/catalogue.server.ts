import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { LanguageFacts, LanguageTag } from "./language.ts";
import { productFolder } from "./product-folder.server.ts";

type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts of the product in a language: a folder of `translations`, of which each file and each entry can be missing. */
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

/**
 * The folder that a school adds languages to, then the product's, which an image has read-only. Read from the
 * environment, because texts are declared by language before there are settings.
 */
const folders = [resolve(process.env.DATA_DIR || "data"), productFolder("translations")].map((folder) =>
	join(folder, "translations"),
);
const catalogues = new Map<LanguageTag, Catalogue>();

/** The languages that the product and the school have texts in. */
export function knownLanguages(): readonly LanguageTag[] {
	const names = () => folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
	tags ??= [...new Set(names())].filter((tag) => /^[a-z]{2,3}$/.test(tag) && folderOf(tag)).toSorted();
	return tags;
}

const folderOf = (tag: LanguageTag) =>
	folders.map((folder) => join(folder, tag)).find((folder) => existsSync(join(folder, "language.json")));
let tags: LanguageTag[] | undefined;

/** @throws Error when there is no such language, or one of its files is not JSON */
export function catalogueOf(tag: LanguageTag): Catalogue {
	const known = catalogues.get(tag);
	if (known) return known;
	const folder = folderOf(tag);
	if (folder === undefined) throw new Error(`No language ${tag}`);
	const files = readdirSync(folder);
	const read = (file: string) => (files.includes(file) ? readJson(join(folder, file)) : {});
	const { name = tag, offer = "", dates, ones } = read("language.json") as Partial<Catalogue>;
	const messageFiles = files.filter((file) => /Messages\.json$/.test(file));
	const messages = Object.fromEntries(messageFiles.map((file) => [file.replace(".json", ""), read(file)]));
	const catalogue = {
		tag,
		name,
		offer,
		dates,
		ones,
		messages: { ...messages, ...read("questions.json") },
		texts: read("texts.json"),
	};
	catalogues.set(tag, catalogue);
	return catalogue;
}

function readJson(path: string) {
	try {
		return JSON.parse(readFileSync(path, "utf8"));
	} catch (error) {
		throw new Error(`The file ${path} can’t be read.`, { cause: error });
	}
}
