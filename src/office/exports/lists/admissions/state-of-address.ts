import { westernDigits } from "#src/formatting/typed-text.ts";

/** States and union territories, with what else an address may call them. */
const states: Readonly<Record<string, readonly string[]>> = {
	"Andaman and Nicobar Islands": ["andaman"],
	"Andhra Pradesh": [],
	"Arunachal Pradesh": [],
	Assam: [],
	Bihar: [],
	Chandigarh: [],
	Chhattisgarh: [],
	"Dadra and Nagar Haveli and Daman and Diu": ["daman", "dadra"],
	Delhi: [],
	Goa: [],
	Gujarat: [],
	Haryana: [],
	"Himachal Pradesh": [],
	"Jammu and Kashmir": ["jammu", "kashmir"],
	Jharkhand: [],
	Karnataka: [],
	Kerala: [],
	Ladakh: [],
	Lakshadweep: [],
	"Madhya Pradesh": [],
	Maharashtra: [],
	Manipur: [],
	Meghalaya: [],
	Mizoram: [],
	Nagaland: [],
	Odisha: ["orissa"],
	Puducherry: ["pondicherry"],
	Punjab: [],
	Rajasthan: [],
	Sikkim: [],
	"Tamil Nadu": ["tamilnadu", "தமிழ்நாடு"],
	Telangana: [],
	Tripura: [],
	"Uttar Pradesh": [],
	Uttarakhand: ["uttaranchal"],
	"West Bengal": [],
};

const stateNames = Object.entries(states).flatMap(([state, others]) =>
	[state.toLowerCase(), ...others].map((word) => [word, state] as const),
);

/** States by the first digits of the PIN code, longest first; two digits often belong to one state alone. */
const byPin: readonly (readonly [state: string, digits: string])[] = [
	["Puducherry", "605 607402 609602 533464"],
	["Goa", "403"],
	["Chandigarh", "160"],
	["Sikkim", "737"],
	["Andaman and Nicobar Islands", "744"],
	["Lakshadweep", "682555"],
	["Uttarakhand", "246 247 248 249 262 263"],
	["Jharkhand", "814 815 816 822 825 826 827 828 829 831 832 833 834 835"],
	["Ladakh", "194"],
	["Chhattisgarh", "490 491 492 493 494 495 496 497"],
	["Arunachal Pradesh", "790 791 792"],
	["Meghalaya", "793 794"],
	["Manipur", "795"],
	["Mizoram", "796"],
	["Nagaland", "797 798"],
	["Tripura", "799"],
	["Delhi", "11"],
	["Haryana", "12 13"],
	["Punjab", "14 15"],
	["Himachal Pradesh", "17"],
	["Jammu and Kashmir", "18 19"],
	["Uttar Pradesh", "20 21 22 23 24 25 26 27 28"],
	["Rajasthan", "30 31 32 33 34"],
	["Gujarat", "36 37 38 39"],
	["Maharashtra", "40 41 42 43 44"],
	["Madhya Pradesh", "45 46 47 48"],
	["Telangana", "50"],
	["Andhra Pradesh", "51 52 53"],
	["Karnataka", "56 57 58 59"],
	["Tamil Nadu", "60 61 62 63 64"],
	["Kerala", "67 68 69"],
	["West Bengal", "70 71 72 73 74"],
	["Odisha", "75 76 77"],
	["Assam", "78"],
	["Bihar", "80 81 82 84 85"],
];

const prefixes = byPin
	.flatMap(([state, digits]) => digits.split(" ").map((prefix) => [prefix, state] as const))
	.toSorted(([one], [other]) => other.length - one.length);

/**
 * The state of an Indian address: as it is named there (the last one, since streets are named after states), else by
 * its PIN code; undefined where neither says so.
 */
export function stateOfAddress(address: string): string | undefined {
	const last = stateNamedIn(address);
	if (last) return last;
	const pin = /(?<!\d)([1-9]\d{2}) ?(\d{3})(?!\d)/.exec(westernDigits(address));
	const digits = pin ? `${pin[1]}${pin[2]}` : "";
	return prefixes.find(([prefix]) => digits !== "" && digits.startsWith(prefix))?.[1];
}

/** The state that a text names last. */
export function stateNamedIn(text: string): string | undefined {
	const folded = text.toLowerCase();
	return stateNames
		.map(([word, state]) => ({ state, at: lastWord(folded, word) }))
		.filter(({ at }) => at >= 0)
		.toSorted((one, other) => other.at - one.at)[0]?.state;
}

/** Finds the last place where a word is on its own; -1 where there is none. */
function lastWord(text: string, word: string): number {
	for (let at = text.lastIndexOf(word); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(word, at - 1)) {
		const [before = " ", after = " "] = [text[at - 1], text[at + word.length]];
		if (!/[\p{L}\p{M}]/u.test(before) && !/[\p{L}\p{M}]/u.test(after)) return at;
	}
	return -1;
}
