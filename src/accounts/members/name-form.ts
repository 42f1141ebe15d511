/**
 * Letters and digits that look like a Latin letter, and that letter; Greek and Cyrillic ones as their
 * capitals look.
 */
const alike = new Map(
	["аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsһhԁdԛqԝwӏl", "αaβbεeζzηhιiκkμmνnοoρpτtυyχxϲc", "łløođdħhıi0o1l"].flatMap((pairs) =>
		[...pairs.matchAll(/(.)(.)/gu)].map(([, other = "", letter = ""]): [string, string] => [other, letter]),
	),
);

/** Signs on any letter, such as accents, and what cannot be seen; vowels of Indian scripts are neither. */
const signs = /[\p{Script=Inherited}\p{C}\p{Default_Ignorable_Code_Point}]/gv;

/**
 * The form by which names are compared: the same for names that differ in case, width, accents, spaces and points, or
 * in letters of another script that look alike. Empty where nothing can be read.
 */
export function nameForm(name: string): string {
	const plain = name.normalize("NFKD").replace(signs, "").toUpperCase().toLowerCase().normalize("NFKD");
	return [...plain.replace(signs, "").replace(/[^\p{L}\p{M}\p{N}]/gu, "")]
		.map((each) => alike.get(each) ?? each)
		.join("");
}
