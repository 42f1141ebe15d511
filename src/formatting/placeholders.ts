/** Values of placeholders, by their names; an empty text is known, but has no value here. */
export type Facts = Readonly<Record<string, string>>;

/** `unknown` and `empty` are placeholders as they were written, each once. */
export type FillResult = { text: string; unknownNames: string[]; empty: string[] };

const placeholder = /\{\{([^{}]*)\}\}/g;

/** Puts facts in the place of `{{first name}}`. What is unknown or empty stays as it was written. */
export function fillPlaceholders(text: string, facts: Facts): FillResult {
	const unknown = new Set<string>(strayBraces(text));
	const empty = new Set<string>();
	const filledText = text.replace(placeholder, (placeholderText: string, name: string) => {
		const fact = factOf(name, facts);
		if (fact) return fact;
		(fact === "" ? empty : unknown).add(placeholderText);
		return placeholderText;
	});
	return { text: filledText, unknownNames: [...unknown], empty: [...empty] };
}

function factOf(name: string, facts: Facts): string | undefined {
	const plain = name.trim().toLowerCase().replace(/\s+/g, " ");
	return Object.hasOwn(facts, plain) ? facts[plain] : undefined;
}

/** Braces that no placeholder has, since one was typed wrongly. */
function strayBraces(text: string): string[] {
	return text.replace(placeholder, "").match(/\{\{|\}\}/g) ?? [];
}
