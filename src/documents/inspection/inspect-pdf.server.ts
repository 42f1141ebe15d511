import { setImmediate as turn } from "node:timers/promises";
import type { DocumentFault } from "./document-fault.ts";
import { inflateBounded } from "./inflate-bounded.server.ts";
import { endsInText, looksLikeObjects, namesInObjects, unwantedNames } from "./pdf-names.ts";
import { filtersOf, findStreams, namesObjects, type PdfStream, pixelsOf } from "./pdf-streams.ts";

const limits = {
	streams: 20_000,
	objects: 300_000,
	/** Pixels of one picture. */
	pixels: 200_000_000,
	/** Bytes of everything inflated, and of one object stream. */
	inflated: 600 * 1024 * 1024,
	objectStream: 16 * 1024 * 1024,
	/** Names that are looked at in strings, where they do no harm. */
	harmless: 2000,
};

/** Filters of which each may unpack to a thousand times of what it gets. */
const unpacking = new Set(["FlateDecode", "LZWDecode", "RunLengthDecode", "Fl", "LZW", "RL"]);

/** Beginnings of another kind of file, or of a page or script for a browser, before or after the PDF. */
const foreign = /<[a-z!?]|\/[*/]|^(MZ|GIF8|PK|#!|Rar!|RIFF|\u007fELF|\u00ff\u00d8|\u0089PNG)|PK\p{Cc}\p{Cc}/iu;

/**
 * Finds the reason not to accept a PDF. It is read as readers that repair files do, so files from scanners and
 * telephones pass, as do old versions within a file and linearized files; nothing is drawn.
 */
export async function inspectPdf(bytes: Buffer): Promise<DocumentFault | undefined> {
	const header = bytes.subarray(0, 1032).indexOf("%PDF-");
	if (header < 0 || header > 1024) return "type";
	if (foreign.test(bytes.toString("latin1", 0, header))) return "mixed";
	const frame = inspectFrame(bytes, header);
	if (frame) return frame;
	const streams = findStreams(bytes, limits.streams);
	if (!streams) return "damaged";
	if (streams.length > limits.streams) return "unpacked";
	const objects = findObjects(bytes, streams);
	if (objects === "too-many") return "unpacked";
	if (objects === "within-stream") return "active";
	return (await inspectNames(bytes, streams)) ?? inspectStreams(bytes, streams);
}

/** Inspects the end of the file, and where that leads. */
function inspectFrame(bytes: Buffer, header: number): DocumentFault | undefined {
	let end = bytes.length;
	while (end > 0 && isBlank(bytes[end - 1])) end -= 1;
	const last = bytes.subarray(0, end).lastIndexOf("startxref");
	const pointer = /^startxref[\0\s]+(\d+)[\0\s]*(?:%%EOF)?/.exec(
		last < 0 ? "" : bytes.toString("latin1", last, last + 64),
	);
	if (hasForeignEnd(bytes, end)) return "mixed";
	if (!pointer && !endsWithTable(bytes)) return "damaged";
	const read = pointer ? last + pointer[0].length : Math.max(bytes.lastIndexOf(">>"), bytes.lastIndexOf("endobj"));
	const rest = bytes.toString("latin1", read, end);
	if (foreign.test(rest)) return "mixed";
	if (rest.length > 8192 || !bytes.includes("/Root")) return "damaged";
	const target = Number(pointer?.[1]);
	const leads = [target, target + header].some((at) =>
		/^[\0\s]*(?:xref|\d+[\0\s]+\d+[\0\s]+obj)/.test(at < end ? bytes.toString("latin1", at, at + 40) : ""),
	);
	// Readers that repair files do without a pointer that is right, but not without a catalogue.
	if (!leads && !/\/Root[\0\s]+\d+[\0\s]+\d+[\0\s]+R/.test(bytes.toString("latin1", Math.max(0, read - 65_536), end)))
		return "damaged";
	const linear = /\/Linearized\b[\s\S]{0,200}?\/L[\0\s]+(\d+)/.exec(bytes.toString("latin1", header, header + 1024));
	return linear && Number(linear[1]) > bytes.length ? "damaged" : undefined;
}

/**
 * Returns true if the table of objects, or what follows it, is present: a file that was cut off among its objects has
 * none.
 */
function endsWithTable(bytes: Buffer): boolean {
	const beforeLast = bytes.lastIndexOf("endobj", bytes.lastIndexOf("endobj") - 1);
	return Math.max(bytes.lastIndexOf("trailer"), bytes.lastIndexOf("/XRef")) > beforeLast;
}

function isBlank(byte: number | undefined): boolean {
	return byte === 0 || byte === 0x20 || (byte !== undefined && byte >= 9 && byte <= 13);
}

/** Tells whether a reader of ZIP files would find a directory at the end. */
function hasForeignEnd(bytes: Buffer, end: number): boolean {
	const from = Math.max(0, bytes.length - 65_557);
	for (
		let at = bytes.indexOf("PK\x05\x06", from, "latin1");
		at >= 0;
		at = bytes.indexOf("PK\x05\x06", at + 1, "latin1")
	) {
		if (at + 22 > bytes.length) break;
		const isWhole = bytes.readUInt32LE(at + 4) === 0 && bytes.readUInt16LE(at + 8) === bytes.readUInt16LE(at + 10);
		if (isWhole && at + 22 + bytes.readUInt16LE(at + 20) <= bytes.length) return true;
	}
	return /<\/(html|script|svg|body)>[\0\s]*$/i.test(bytes.toString("latin1", Math.max(0, end - 64), end));
}

/** Objects inside of a stream's bytes would be seen by readers that follow the table of offsets, and by no one else. */
function findObjects(bytes: Buffer, streams: readonly PdfStream[]): "too-many" | "within-stream" | undefined {
	let count = 0;
	let next = 0;
	for (let at = bytes.indexOf("obj"); at >= 0; at = bytes.indexOf("obj", at + 3)) {
		if (!/\d[\0\s]+\d+[\0\s]+$/.test(bytes.toString("latin1", Math.max(0, at - 24), at))) continue;
		count += 1;
		if (count > limits.objects) return "too-many";
		while ((streams[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next += 1;
		if ((streams[next]?.start ?? Number.POSITIVE_INFINITY) <= at) return "within-stream";
	}
	return undefined;
}

/** Strings beyond 128 kB would stay in memory until all of it is collected. */
const window = 64 * 1024;
const maxNameLength = 64;

/** Names outside of streams. */
async function inspectNames(bytes: Buffer, streams: readonly PdfStream[]): Promise<DocumentFault | undefined> {
	let fault: DocumentFault | undefined;
	let harmless = 0;
	let next = 0;
	for (let from = 0; from < bytes.length; from += window) {
		const text = bytes.toString("latin1", from, from + window + maxNameLength);
		for (const { at, encrypts } of unwantedNames(text)) {
			const position = from + at;
			while ((streams[next]?.end ?? Number.POSITIVE_INFINITY) <= position) next += 1;
			if (at >= window || (streams[next]?.start ?? Number.POSITIVE_INFINITY) <= position) continue;
			if (!endsInText(textBefore(bytes, position))) {
				if (encrypts) return "encrypted";
				fault = "active";
			} else if (++harmless > limits.harmless) return "active";
		}
		await turn();
	}
	return fault;
}

/** Returns the text from the last object or trailer that begins before a position, up to that position. */
function textBefore(bytes: Buffer, position: number): string {
	let start = bytes.lastIndexOf("obj", position);
	while (start >= 3 && bytes.toString("latin1", start - 3, start) === "end")
		start = bytes.lastIndexOf("obj", start - 1);
	const trailer = bytes.lastIndexOf("trailer", position);
	return bytes.toString("latin1", Math.max(0, start, trailer), position);
}

/** Inspects the contents of streams, and how much they hold. */
async function inspectStreams(bytes: Buffer, streams: readonly PdfStream[]): Promise<DocumentFault | undefined> {
	let inflated = 0;
	for (const stream of streams) {
		if (pixelsOf(stream) > limits.pixels) return "unpacked";
		const filters = filtersOf(stream);
		if ((filters ?? []).filter((name) => unpacking.has(name)).length > 1) return "unpacked";
		const raw = bytes.subarray(stream.start, stream.end);
		if (!isDeflated(raw)) {
			// Streams can be looked into only if they are packed the usual way.
			if (namesObjects(stream) && filters?.length !== 0) return "active";
			if (looksLikeObjects(raw.toString("latin1", 0, 64)) && hasUnwanted(raw)) return "active";
			continue;
		}
		const { size, content } = await inflateBounded(raw, {
			max: limits.inflated - inflated,
			maxKeptBytes: limits.objectStream,
			keep: (first) => namesObjects(stream) || looksLikeObjects(first.toString("latin1", 0, 64)),
		});
		inflated += size;
		if (inflated > limits.inflated) return "unpacked";
		if (content.length > 0 && size > limits.objectStream && namesObjects(stream)) return "unpacked";
		if (content.length > 0 && hasUnwanted(content)) return "active";
	}
	return undefined;
}

/** Tells whether bytes begin as zlib's do. */
function isDeflated(raw: Buffer): boolean {
	return raw.length > 2 && ((raw[0] ?? 0) & 0x0f) === 8 && raw.readUInt16BE(0) % 31 === 0;
}

function hasUnwanted(objects: Buffer): boolean {
	return namesInObjects(objects.toString("latin1")).some(({ encrypts }) => !encrypts);
}
