import { stateNamedIn } from "./state-of-address.ts";

const tamilNadu = "Tamil Nadu State Board";
const kerala = "Kerala State Board";
const karnataka = "Karnataka State Board";
/** The board of a state that has no row of its own. */
const other = "Other";

type BoardSpellings = readonly (readonly [name: string, typed: RegExp])[];

/** Boards of all India and of the world, even where a state or a region is named beside them. */
const boards: BoardSpellings = [
	["CBSE", /\bcbse\b|central board/i],
	["CISCE (ICSE, ISC)", /\bicse\b|\bisc\b|\bcisce\b/i],
	["International Baccalaureate", /\bib(dp)?\b|baccalaureate/i],
	["Cambridge (IGCSE, A Level)", /\bigcse\b|cambridge|a[- ]levels?\b|\bcaie\b/i],
	["NIOS", /\bnios\b|national.* open school/i],
];

/** States whose boards are called most often; a state by its name, its letters or the letters of its board. */
const states: BoardSpellings = [
	[tamilNadu, /tami(l|zh)[ -]?nadu|தமிழ்நாடு|\btn\b|\bsamacheer\b/i],
	[kerala, /kerala|\bkbpe\b|\bdhse\b/i],
	[karnataka, /karnataka|\bkse[ae]b?\b/i],
	[other, /andhra|telengana|maharash?tra|\b(mumbai|pune|nagpur)\b/i],
	[other, /\b(ap|jk|mh|mp|tg|ts|up|wb)(?= (state|board|hsc|ssc|sslc|inter))/i],
	[other, /\b(bieap|tsbie|tgbie|bseap|msbshse|gseb|gshseb|gbshse|wbchse|wbbse|chse|bseb|bseh|seba|ahsec)\b/i],
	[other, /\b(rbse|pseb|hbse|hpbose|jkbose|mpbse|cgbse|upmsp|ubse)\b/i],
];

/** Names that mention no state, and are used of several. */
const bare: BoardSpellings = [
	["NIOS", /open school/i],
	[karnataka, /\bpuc\b/i],
	[tamilNadu, /^state ?board$|\bhsc\b|\bsslc\b/i],
];

/** The board that someone typed, by its usual name; as it was typed where it has none. @returns empty for nothing */
export function boardOf(text: string): string {
	const board = text.trim().replace(/\s+/g, " ");
	// "C.B.S.E." is "CBSE".
	const plain = board.replace(/\b(?:\p{L}\. ?)+\p{L}\b\.?/gu, (letters) => letters.replace(/[. ]/g, ""));
	const namedName = nameOf(boards, plain) ?? nameOf(states, plain);
	if (namedName !== undefined) return namedName;
	if (stateNamedIn(plain) !== undefined) return other;
	return nameOf(bare, plain) ?? board;
}

function nameOf(among: BoardSpellings, text: string): string | undefined {
	return among.find(([, pattern]) => pattern.test(text))?.[0];
}
