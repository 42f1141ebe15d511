import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { Document, Packer, Paragraph } from "docx";
import PDFDocument from "pdfkit";

/** A real PDF of one page; `padding` adds an attachment of about so many bytes. */
export async function makePdf(text = "Class 10 mark sheet", padding = 0): Promise<Buffer> {
	const pdf = new PDFDocument({ size: "A4" });
	if (padding > 0) pdf.file(randomBytes(padding), { name: "scan.bin" });
	pdf.fontSize(18).text(text).end();
	return buffer(pdf);
}

/** A real DOCX of one paragraph. */
export async function makeDocx(text = "Class 12 mark sheet"): Promise<Buffer> {
	return await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph(text)] }] }));
}

/**
 * A ZIP whose members are stored, not compressed; `claimedSize` writes another unpacked size into the directory than is
 * true.
 */
export function makeZip(members: { name: string; content?: string; claimedSize?: number }[]): Buffer {
	const locals: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const { name, content = "", claimedSize } of members) {
		const [path, data] = [Buffer.from(name), Buffer.from(content)];
		const local = Buffer.alloc(30);
		local.writeUInt32LE(0x04034b50, 0);
		local.writeUInt32LE(data.length, 18);
		local.writeUInt32LE(data.length, 22);
		local.writeUInt16LE(path.length, 26);
		const entry = Buffer.alloc(46);
		entry.writeUInt32LE(0x02014b50, 0);
		entry.writeUInt32LE(data.length, 20);
		entry.writeUInt32LE(claimedSize ?? data.length, 24);
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
