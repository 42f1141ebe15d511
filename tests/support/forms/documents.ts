import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { deflateRawSync } from "node:zlib";
import { Document, Packer, Paragraph } from "docx";
import PDFDocument from "pdfkit";

/** A real PDF of one page; `padding` adds a stream of so many bytes. */
export async function makePdf(text = "Class 10 mark sheet", padding = 0): Promise<Buffer> {
	const pdf = new PDFDocument({ size: "A4" });
	if (padding > 0) {
		const scan = pdf.ref({});
		scan.compress = false;
		scan.end(randomBytes(padding));
	}
	pdf.fontSize(18).text(text).end();
	return buffer(pdf);
}

/** A real DOCX of one paragraph. */
export async function makeDocx(text = "Class 12 mark sheet"): Promise<Buffer> {
	return await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph(text)] }] }));
}

/**
 * A ZIP whose members are stored, or `packed`; `claimedSize` writes another unpacked size into the directory than is
 * true.
 */
export function makeZip(members: { name: string; content?: string; packed?: boolean; claimedSize?: number }[]): Buffer {
	const locals: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const { name, content = "", packed = false, claimedSize } of members) {
		const path = Buffer.from(name);
		const unpacked = Buffer.from(content, "latin1");
		const data = packed ? deflateRawSync(unpacked) : unpacked;
		const local = Buffer.alloc(30);
		local.writeUInt32LE(0x04034b50, 0);
		local.writeUInt32LE(data.length, 18);
		local.writeUInt32LE(data.length, 22);
		local.writeUInt16LE(path.length, 26);
		const entry = Buffer.alloc(46);
		entry.writeUInt32LE(0x02014b50, 0);
		entry.writeUInt16LE(packed ? 8 : 0, 10);
		entry.writeUInt32LE(data.length, 20);
		entry.writeUInt32LE(claimedSize ?? unpacked.length, 24);
		entry.writeUInt16LE(path.length, 28);
		entry.writeUInt32LE(offset, 42);
		locals.push(local, path, data);
		directory.push(entry, path);
		offset += 30 + path.length + data.length;
	}
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(members.length, 8);
	end.writeUInt16LE(members.length, 10);
	end.writeUInt32LE(Buffer.concat(directory).length, 12);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...locals, ...directory, end]);
}

/** The container of older Office documents, with these streams, each of whole sectors. */
export function makeContainer(streams: [name: string, content: Buffer][]): Buffer {
	const sector = 512;
	const header = Buffer.alloc(sector, 0xff);
	Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
	header.fill(0, 8, 76);
	header.writeUInt16LE(0x003e, 24);
	header.writeUInt16LE(3, 26);
	header.writeUInt16LE(0xfffe, 28);
	header.writeUInt16LE(9, 30);
	header.writeUInt16LE(6, 32);
	header.writeUInt32LE(1, 44);
	header.writeUInt32LE(1, 48);
	header.writeUInt32LE(4096, 56);
	header.writeUInt32LE(0, 76);
	const directory = Buffer.alloc(sector);
	const contents: Buffer[] = [];
	let next = 2;
	for (const [index, [name, content]] of [["Root Entry", Buffer.alloc(0)] as const, ...streams].entries()) {
		const title = Buffer.from(`${name}\0`, "utf16le");
		title.copy(directory, index * 128);
		directory.writeUInt16LE(title.length, index * 128 + 64);
		directory.writeUInt32LE(next, index * 128 + 116);
		directory.writeUInt32LE(content.length, index * 128 + 120);
		contents.push(content);
		next += content.length / sector;
	}
	return Buffer.concat([header, Buffer.alloc(sector, 0xff), directory, ...contents]);
}
