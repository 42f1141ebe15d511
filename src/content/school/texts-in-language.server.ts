import { allLetters } from "#src/emails.server.ts";
import { type Catalogue, catalogueOf } from "#src/languages/catalogue.server.ts";
import { english, type LanguageTag } from "#src/languages/language.ts";
import { translateIn } from "#src/languages/translate-in.ts";
import { productMessages } from "#src/message-texts.ts";
import { type CurrentTexts, type MessageGroups, schoolTextNames } from "#src/school-texts.ts";

type Translation = Readonly<Record<string, string>>;

const translations = new WeakMap<CurrentTexts, Map<LanguageTag, CurrentTexts>>();

/**
 * The school's texts in a language, piece by piece: what has no translation stays English. A message that the school
 * has changed in English alone has the product's translation, which the office sees marked as out of date.
 */
export function textsInLanguage(texts: CurrentTexts, tag: LanguageTag): CurrentTexts {
	if (tag === english) return texts;
	const ofTexts = translations.get(texts) ?? new Map<LanguageTag, CurrentTexts>();
	translations.set(texts, ofTexts);
	const translated = ofTexts.get(tag) ?? translate(texts, catalogueOf(tag));
	ofTexts.set(tag, translated);
	return translated;
}

function translate(texts: CurrentTexts, { tag, messages, texts: ofProduct }: Catalogue): CurrentTexts {
	const own = texts.translations?.[tag] ?? {};
	const translated = { ...ofProduct, ...own };
	const translatedTexts = schoolTextNames.map((name) => {
		const product = messages[name];
		const value = product
			? withMessages(name, texts[name] as MessageGroups, product, { own, ofProduct })
			: translateIn(texts[name], translated);
		return [name, value];
	});
	return {
		...texts,
		...Object.fromEntries(translatedTexts),
		letters: lettersIn(texts, translated),
		language: tag,
		inEnglish: texts,
	};
}

type Dictionaries = { own: Translation; ofProduct: Translation };

function withMessages(
	text: string,
	english: MessageGroups,
	byName: MessageGroups,
	{ own, ofProduct }: Dictionaries,
): MessageGroups {
	const originals: MessageGroups = (productMessages as Record<string, MessageGroups>)[text] ?? {};
	const groups = Object.entries(english).map(([group, messages]) => {
		const translated = Object.entries(messages).map(([name, message]) => {
			const ofSchool = own[`${text}.${group}.${name}`] ?? own[message];
			// A folder brings translations of the messages that it words differently.
			const rewritten = message === originals[group]?.[name] ? undefined : ofProduct[message];
			return [name, ofSchool ?? rewritten ?? byName[group]?.[name] ?? message];
		});
		return [group, Object.fromEntries(translated)];
	});
	return Object.fromEntries(groups);
}

function lettersIn({ letters }: CurrentTexts, translated: Translation): CurrentTexts["letters"] {
	const entries = allLetters.map(({ key, texts }) => {
		const english: Translation = { ...texts, ...letters[key] };
		const pairs = Object.entries(english).map(([field, text]) => [
			field,
			translated[text] ?? translated[(texts as Translation)[field] ?? ""] ?? text,
		]);
		return [key, Object.fromEntries(pairs)];
	});
	return Object.fromEntries(entries);
}

const questions = new WeakMap<CurrentTexts, Translation>();

/** Steps, labels and options of the forms' questions in the language of the texts, by their English. */
export function questionsByEnglish(texts: CurrentTexts): Translation {
	const known = questions.get(texts);
	if (known) return known;
	const english = texts.inEnglish ?? texts;
	const pairs = schoolTextNames
		.filter((name) => name.startsWith("questions-"))
		.flatMap((name) => {
			const local = texts[name] as MessageGroups;
			return Object.entries(english[name] as MessageGroups).flatMap(([group, texts]) =>
				Object.entries(texts).map(([key, text]) => [text, local[group]?.[key] ?? text] as const),
			);
		});
	const byEnglish: Translation = Object.fromEntries(pairs);
	questions.set(texts, byEnglish);
	return byEnglish;
}
