import type { DocumentFault } from "./document-fault.ts";

const signature = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** Size of a directory entry: 128 bytes, which begin with its name in UTF-16. */
const entrySize = 128;
const headerSize = 512;
const inUtf16 = (text: string) => Buffer.from(text, "utf16le");

/** Tells whether bytes begin as the containers of older Office documents do. */
export function isContainer(bytes: Buffer): boolean {
	return bytes.subarray(0, signature.length).equals(signature);
}

/** Storages of macros that Word, Excel and their controls have in such a container. */
export function hasMacros(bytes: Buffer): boolean {
	return ["_VBA_PROJECT", "VBA", "Macros", "_VBA_PROJECT_CUR"].some((name) => findEntry(bytes, name) !== undefined);
}

/** Finds the reason not to accept a DOC ([MS-CFB] and [MS-DOC], whose names the comments use). */
export function inspectDoc(bytes: Buffer): DocumentFault | undefined {
	if (!isContainer(bytes)) return "type";
	if (bytes.length < 3 * headerSize) return "damaged";
	const shift = bytes.readUInt16LE(30);
	if (bytes.readUInt16LE(28) !== 0xfffe || (shift !== 9 && shift !== 12)) return "damaged";
	const sector = 1 << shift;
	const offsetOf = (index: number) => (index + 1) * sector;
	// The last sector may be cut by what wrote the file, but the tables may not.
	if (offsetOf(bytes.readUInt32LE(48)) + sector > bytes.length) return "damaged";
	const tables = bytes.readUInt32LE(44);
	if (tables === 0 || tables * sector > bytes.length) return "damaged";
	for (let index = 0; index < Math.min(tables, 109); index++)
		if (offsetOf(bytes.readUInt32LE(76 + 4 * index)) + sector > bytes.length) return "damaged";
	if (hasMacros(bytes)) return "active";
	const document = findEntry(bytes, "WordDocument");
	if (document === undefined) return findEntry(bytes, "EncryptedPackage") === undefined ? "type" : "encrypted";
	// fEncrypted of the FibBase, which begins the stream; a stream in the small sectors is too short to be a document.
	const start = offsetOf(bytes.readUInt32LE(document + 116));
	if (start + 12 > bytes.length) return "damaged";
	return (bytes.readUInt16LE(start + 10) & 0x0100) === 0 ? undefined : "encrypted";
}

/**
 * Finds the position of the entry with a name: entries are whole multiples of their size, counted from the start of a
 * sector.
 */
function findEntry(bytes: Buffer, name: string): number | undefined {
	const wantedName = Buffer.concat([inUtf16(name), Buffer.alloc(2)]);
	for (let at = bytes.indexOf(wantedName, headerSize); at >= 0; at = bytes.indexOf(wantedName, at + 2)) {
		const isEntry = at % entrySize === 0 && at + entrySize <= bytes.length;
		if (isEntry && bytes.readUInt16LE(at + 64) === wantedName.length) return at;
	}
	return undefined;
}
