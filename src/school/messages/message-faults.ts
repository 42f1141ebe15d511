import { compile } from "#src/messages/compile.ts";
import { lostChips } from "#src/messages/message-chips.ts";
import { namesIn } from "#src/messages/names-in.ts";

/** Lists what is wrong with values and tags, each as a sentence. */
export function faultsIn(original: string, text: string, neededNames: ReadonlySet<string>): string[] {
	const putBack = (lost: Iterable<string>) => [...lost].map((each) => `Put ${each} back: the sentence needs it.`);
	try {
		const present = namesIn(compile(text));
		return [
			...putBack([...neededNames].filter((each) => !present.has(each))),
			...[...present].filter((each) => !neededNames.has(each)).map((each) => `Remove ${each}: it has no value here.`),
		];
	} catch {
		const lost = lostChips(original, text).map(({ raw }) => raw.trim());
		if (lost.length > 0) return putBack(lost);
		return ["A brace or tag isn’t closed. Write {name} and <name>words</name> as in the original."];
	}
}

/** Marks of a text that is no message: placeholders of emails, and the addresses of its links. */
const marksIn = (text: string): readonly string[] => text.match(/\{\{[^}]*\}\}|\]\([^)]*\)/g) ?? [];

/** Lists what a translation lacks of its English, or has besides, each as a sentence. */
export function messageFaults(english: string, translation: string): string[] {
	const marks = marksIn(english);
	const present = marksIn(translation);
	const isMessage = marks.length === 0 && /[{<]/.test(english);
	if (isMessage) {
		const names = namesOf(english);
		if (names) return faultsIn(english, translation, names);
	}
	const links = (mark: string) => mark.replace(/^\]/, "[…]");
	return [
		...marks.filter((mark) => !present.includes(mark)).map((mark) => `Put ${links(mark)} back: the text needs it.`),
		...present
			.filter((mark) => !marks.includes(mark))
			.map((mark) => `Remove ${links(mark)}: the English doesn’t have it.`),
	];
}

function namesOf(message: string): ReadonlySet<string> | undefined {
	try {
		return namesIn(compile(message));
	} catch {
		return undefined;
	}
}
