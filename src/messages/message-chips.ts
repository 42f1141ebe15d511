/** A part of a message that is no words: a value, where a link begins or ends, or a case of a plural or choice. */
export type Chip = {
	/** Text in the message: `{amount}`. */
	raw: string;
	/** Label for the message's writer: "amount". */
	label: string;
};
export type MessagePart = string | Chip;

type Open = { kind: "plural" | "select"; name: string } | { kind: "tag"; name: string };

const value = /^\{\s*(\w+)\s*\}/;
const cases = /^\{\s*(\w+)\s*,\s*(plural|select)\s*,\s*(=?\w+)\s*\{/;
const nextCase = /^\}\s*(=?\w+)\s*\{/;
const lastCase = /^\}\s*\}/;
const tag = /^<(\/?)(\w+)>/;

/** The words and chips of a message; undefined where it is none that can be shown so. */
export function partsOfMessage(text: string): MessagePart[] | undefined {
	const parts: MessagePart[] = [];
	const open: Open[] = [];
	let literal = "";
	let at = 0;
	const add = (raw: string, label: string) => {
		if (literal) parts.push(literal);
		literal = "";
		parts.push({ raw, label });
		at += raw.length;
	};
	while (at < text.length) {
		const rest = text.slice(at);
		const within = open.at(-1);
		const quoteSigns = /^'(?:'|([{}<>](?:[^']|'')*)(?:'|$))/.exec(rest);
		const match = value.exec(rest) ?? cases.exec(rest);
		const mark = tag.exec(rest);
		const next = within && within.kind !== "tag" ? nextCase.exec(rest) : null;
		const last = within && within.kind !== "tag" ? lastCase.exec(rest) : null;
		if (quoteSigns) {
			literal += quoteSigns[1]?.replaceAll("''", "'") ?? "'";
			at += quoteSigns[0].length;
		} else if (match) {
			const [raw, name = "", kind, first = ""] = match;
			add(raw, kind ? caseLabel(name, first) : plainName(name));
			if (kind === "plural" || kind === "select") open.push({ kind, name });
		} else if (next && within) add(next[0], caseLabel(within.name, next[1] ?? ""));
		else if (last && within) {
			open.pop();
			add(last[0], `end of ${plainName(within.name)}`);
		} else if (mark) {
			const [raw, ends, name = ""] = mark;
			if (ends && (within?.kind !== "tag" || within.name !== name)) return undefined;
			if (ends) open.pop();
			else open.push({ kind: "tag", name });
			add(raw, ends ? `end of ${plainName(name)}` : `link: ${plainName(name)}`);
		} else if (rest.startsWith("#") && open.some(({ kind }) => kind === "plural")) {
			add("#", plainName(open.findLast(({ kind }) => kind === "plural")?.name ?? ""));
		} else if (/^[{}]/.test(rest)) return undefined;
		else {
			literal += rest.charAt(0);
			at += 1;
		}
	}
	if (open.length > 0) return undefined;
	return literal ? [...parts, literal] : parts;
}

/** "offerDay" as "offer day". */
function plainName(name: string): string {
	return name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}

function caseLabel(name: string, each: string): string {
	if (each === "other") return "otherwise:";
	return `if ${plainName(name)} is ${each === "one" ? "1" : plainName(each.replace("=", ""))}:`;
}

/** A message of words and chips. What is typed is never syntax. */
export function messageOfParts(parts: readonly MessagePart[]): string {
	return parts.map((part) => (typeof part === "string" ? part.replace(/[{}<>']+/g, quoteSigns) : part.raw)).join("");
}

/** Signs as ICU quotes them. An apostrophe inside a word stays as it is. */
function quoteSigns(signs: string, at: number, text: string): string {
	if (signs === "'" && at + 1 < text.length) return signs;
	const [apostrophes = ""] = /^'*/.exec(signs) ?? [];
	const others = signs.slice(apostrophes.length).replaceAll("'", "''");
	return `${apostrophes}${apostrophes}${others && `'${others}'`}`;
}

/** The chips among the parts of a message, each once, in their order. */
export function distinctChips(parts: readonly MessagePart[]): Chip[] {
	const chips = parts.filter((part) => typeof part !== "string");
	return chips.filter(({ raw }, index) => chips.findIndex((chip) => chip.raw === raw) === index);
}

/** The chips of a message that another text of it has lost, each once. */
export function lostChips(original: string, text: string): Chip[] {
	return distinctChips(partsOfMessage(original) ?? []).filter(({ raw }) => !text.includes(raw));
}
