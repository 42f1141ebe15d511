import { documentRefusals } from "#src/forms/document-refusals.ts";
import { type DocumentKind, documentKinds, documentMessages } from "#src/forms/documents.ts";

type Text = string | ((kind: DocumentKind) => string);

/** Why a document was refused, by the code that an address carries: a text in an address could be anyone's. */
const refusals: Readonly<Record<string, Text>> = {
	large: (kind) => documentKinds[kind].tooLarge,
	type: (kind) => documentKinds[kind].notTaken,
	empty: documentMessages.empty,
	name: documentMessages.name,
	character: documentMessages.nameCharacter,
	several: documentMessages.several,
	...documentRefusals,
};

const other = "We didn’t receive the file. Choose it and send it again.";

const write = (text: Text, kind: DocumentKind) => (typeof text === "string" ? text : text(kind));

/** @returns "other" for a message that the page's own state explains */
export function refusalCode(message: string, kind: DocumentKind): string {
	const isOf = (text: Text) => write(text, kind) === message || write(text, "photographed") === message;
	return Object.entries(refusals).find(([, text]) => isOf(text))?.[0] ?? "other";
}

export function refusalText(code: string, kind: DocumentKind): string {
	const text = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
	return text === undefined ? other : write(text, kind);
}
