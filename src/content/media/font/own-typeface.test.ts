import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { texts } from "#demo/school-texts.ts";
import { trashMedia } from "#src/content/media/change-media.server.ts";
import { findPublicMedia } from "#src/content/media/public-media.server.ts";
import { findMedia } from "#src/content/media/read-media.server.ts";
import { shownKeys } from "#src/content/media/shown-keys.ts";
import { checkFields, textsOf, typedFields } from "#src/content/record-form/record-texts.ts";
import { schoolText } from "#src/school-texts.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { openLibrary, testNow } from "#tests/support/media/library.ts";
import { actor } from "#tests/support/office/actor.ts";
import { findFontFault } from "./find-font-fault.server.ts";

const { resolve } = createRequire(import.meta.url);
const read = (path: string) => readFileSync(resolve(path));
const lora = read("@fontsource/lora/files/lora-latin-500-normal.woff2");
const by = actor(1, "Meera Nair");

describe("a font file", () => {
	it("is taken with all letters and digits, of one weight or of many", () => {
		expect(findFontFault(lora)).toBeUndefined();
		expect(findFontFault(read("@fontsource-variable/jost/files/jost-latin-wght-normal.woff2"))).toBeUndefined();
	});

	it("is refused when letters are missing", () => {
		expect(findFontFault(read("@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-500-normal.woff2"))).toBe(
			"it lacks A, B, C and others. Choose a typeface with all English letters and digits.",
		);
	});

	it("is refused when it is incomplete, and whatever byte of it is damaged it never throws", () => {
		const damaged = "we can’t read it. It may be damaged.";
		expect(findFontFault(lora.subarray(0, -1))).toBe(damaged);
		expect(findFontFault(lora.subarray(0, 40))).toBe(damaged);
		const faults = Array.from({ length: 60 }, (_, index) => {
			const copy = Buffer.from(lora);
			const at = 4 + index * 5;
			copy[at] = (copy[at] ?? 0) ^ 0xff;
			return findFontFault(copy);
		});
		expect(faults.filter((fault) => fault === damaged).length).toBeGreaterThan(20);
	});

	it("takes no memory for a file that says it unpacks to more than any typeface", () => {
		const afterLength = lora.findIndex((byte, at) => at >= 49 && byte < 0x80) + 1;
		// The length of its first table, in seven bits a byte: 768 MB.
		const length = Buffer.from([0x83, 0x80, 0x80, 0x80, 0x00]);
		const bomb = Buffer.concat([lora.subarray(0, 49), length, lora.subarray(afterLength)]);
		bomb.writeUInt32BE(bomb.length, 8);
		const before = process.memoryUsage().arrayBuffers;
		expect(findFontFault(bomb)).toBe("we can’t read it. It may be damaged.");
		expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
	});
});

describeDatabases("a typeface in the library", (freshDb) => {
	it("is public as it came, and stays while the school uses it", async () => {
		const db = await freshDb();
		const library = openLibrary(db);
		const id = await library.add(lora, "Our Serif.woff2");
		const item = await findMedia(db, id);
		expect(item).toMatchObject({ kind: "font", title: "Our Serif", target: { state: "ready" } });
		const { font = "" } = (item && shownKeys(item)) ?? {};
		const found = await findPublicMedia(db, `${font}.woff2`);
		expect(found?.mediaType).toBe("font/woff2");
		expect(await buffer(await library.storage.open(found?.key ?? ""))).toEqual(lora);
		expect(await findPublicMedia(db, `${font}.pdf`)).toBeUndefined();
		expect(await findPublicMedia(db, `document-${id}-1.pdf`)).toBeUndefined();
		const fields = JSON.stringify({ ...texts.identity, typeface: { face: "own", file: font } });
		await db.insertInto("school_texts").values({ name: "identity", fields }).execute();
		const result = await db.transaction().execute((trx) => trashMedia(trx, { id, by }, testNow));
		expect(result).toMatchObject({ ok: false, message: "It’s used in one place. Replace it instead." });
	});

	it("is refused in words when it is no WOFF2, or too large", async () => {
		const library = openLibrary(await freshDb());
		const refusal = async (content: Buffer) => library.store(content, "Serif.woff2");
		expect(await refusal(read("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf"))).toEqual({
			ok: false,
			message: "Serif.woff2: it’s a TTF font. Convert it to WOFF2 first.",
		});
		expect(await refusal(Buffer.concat([lora, Buffer.alloc(150 * 1024)]))).toEqual({
			ok: false,
			message: "Serif.woff2: it is larger than 150 KB. Use a version with fewer characters, such as Latin only.",
		});
	});
});

describe("the typeface in the form of the identity", () => {
	const { type } = schoolText("identity");
	const refusals = (typed: Record<string, string>) => {
		const { typeface: _, ...identity } = texts.identity;
		const checked = checkFields(type, typedFields(type, { ...textsOf(type, identity), ...typed }));
		return checked.ok ? [] : checked.issues.map(({ message }) => message);
	};

	it("is the built-in one where nothing was chosen", () => {
		const { typeface: _, ...identity } = texts.identity;
		expect(textsOf(type, identity)["typeface.face"]).toBe("familjen");
		expect(type.fields.parse(identity)).toMatchObject({ typeface: { face: "familjen" } });
		expect(refusals({ "typeface.face": "lora" })).toEqual([]);
	});

	it("needs a file, the tick and the licence of the school’s own", () => {
		expect(refusals({ "typeface.face": "own" })).toEqual([
			"Typeface of headings: Our own file is missing.",
			"Tick that you hold a licence, or choose another typeface.",
			"Typeface of headings: Licence is missing.",
		]);
		const own = { "typeface.face": "own", "typeface.file": "font-3-1", "typeface.licence": "OFL, from its designer" };
		expect(refusals(own)).toEqual(["Tick that you hold a licence, or choose another typeface."]);
		expect(refusals({ ...own, "typeface.licensed": "on" })).toEqual([]);
		expect(refusals({ ...own, "typeface.licensed": "on", "typeface.file": "photo-3-1" })).toEqual([
			"Typeface of headings: Our own file must be a typeface from the library.",
		]);
	});
});
