import { Buffer } from "node:buffer";
import type { Entry, ZipFile } from "yauzl";
import type { DocumentFault } from "./document-fault.ts";
import { hasMacros, isContainer } from "./inspect-doc.ts";

/** The most parts that a DOCX may have, and the most bytes that all of them, or one of XML, may unpack to. */
const limits = { entries: 2000, unpacked: 100 * 1024 * 1024, xml: 8 * 1024 * 1024 };

/** Types of parts and relations of macros and of controls that run code. */
const activeType = /vbaProject|vbaData|macroEnabled|activeX/i;
const xmlName = /\.(?:xml|rels|vml)$/i;
/** Parts may be of XML by any name; a byte order mark may come first. */
const xmlStart = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</;
/**
 * Relationships that make Word fetch something from elsewhere as soon as a document is opened. A template on the
 * author's disk is not one of them.
 */
const fetched =
	/<Relationship\b(?=[^>]*\bTargetMode\s*=\s*["']External)(?=[^>]*\bType\s*=\s*["'][^"']*\/(?:attachedTemplate|oleObject|frame|subDocument|aFChunk))(?=[^>]*\bTarget\s*=\s*["'](?:https?:|ftp:|\\\\|\/\/|file:\/{4}|mhtml:))/i;

/**
 * Finds the reason not to accept a DOCX. Its parts are unpacked and counted, because its directory can claim anything,
 * and none of them is stored.
 * @throws what the file system throws
 */
export async function inspectDocx(path: string): Promise<DocumentFault | undefined> {
	const { openPromise } = await import("yauzl");
	try {
		const zip = await openPromise(path, { strictFileNames: true, autoClose: false });
		try {
			if (zip.comment !== "") return "mixed";
			return await inspectParts(zip);
		} finally {
			zip.close();
		}
	} catch (error) {
		if (error instanceof Error && "syscall" in error) throw error;
		return "damaged";
	}
}

async function inspectParts(zip: ZipFile): Promise<DocumentFault | undefined> {
	if (zip.entryCount > limits.entries) return "unpacked";
	const entries: Entry[] = [];
	for await (const entry of zip.eachEntry()) entries.push(entry);
	const names = entries.map(({ fileName }) => fileName);
	if (!names.includes("[Content_Types].xml") || !names.includes("word/document.xml")) return "type";
	if (names.some((name) => /vbaProject\.bin$/i.test(name))) return "active";
	if (new Set(names).size < names.length) return "damaged";
	if (entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0) > limits.unpacked) return "unpacked";
	if (entries.some(({ fileName, uncompressedSize }) => xmlName.test(fileName) && uncompressedSize > limits.xml))
		return "long";
	for (const entry of entries) {
		const fault = await inspectPart(zip, entry);
		if (fault) return fault;
	}
	return undefined;
}

/** Reads a part to its end: the reader throws where one unpacks to more than its directory says. */
async function inspectPart(zip: ZipFile, entry: Entry): Promise<DocumentFault | undefined> {
	if (entry.fileName.endsWith("/")) return undefined;
	if ((entry.generalPurposeBitFlag & 1) === 1) return "encrypted";
	const isRead = /(^\[Content_Types\]\.xml|\.rels)$/i.test(entry.fileName);
	const chunks: Buffer[] = [];
	let size = 0;
	let isKept = isRead;
	let isXml = false;
	for await (const part of await zip.openReadStreamPromise(entry)) {
		const bytes = part as Buffer;
		if (size === 0) {
			isXml = xmlStart.test(bytes.toString("latin1", 0, 100));
			isKept ||= isContainer(bytes);
		}
		if (isKept && size < limits.xml) chunks.push(bytes);
		size += bytes.length;
		if (isXml && size > limits.xml) return "long";
	}
	if (size !== entry.uncompressedSize) return "damaged";
	if (!isKept) return undefined;
	const content = Buffer.concat(chunks);
	if (isContainer(content)) return hasMacros(content) ? "active" : undefined;
	const text = content.toString(content[1] === 0 || content[0] === 0xff ? "utf16le" : "utf8");
	return activeType.test(text) || fetched.test(text) ? "active" : undefined;
}
