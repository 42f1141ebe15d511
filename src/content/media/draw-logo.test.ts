import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { openLibrary } from "#tests/support/media/library.ts";
import { openLogos } from "./draw-logo.server.ts";

const green = "#1e8c32";
const svg = (inside: string, attributes = "") =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 80 40" ${attributes}>` +
			`<rect x="20" width="60" height="40" fill="${green}"/>${inside}</svg>`,
	);

describeDatabases("logos", (freshDb) => {
	async function logoOf(file: Buffer, name: string) {
		const db = await freshDb();
		const library = openLibrary(db);
		const id = await library.add(file, name);
		await library.render();
		return openLogos({ db, storage: library.storage })(`photo-${id}-1`);
	}

	it("are whole and transparent, from SVG as from PNG", async () => {
		for (const [file, name] of [
			[svg(""), "logo.svg"],
			[await sharp(svg(""), { density: 720 }).png().toBuffer(), "logo.png"],
		] as const) {
			const { data, info } = await pixelsOf(await logoOf(file, name));
			expect(info.width / info.height).toBe(2);
			expect(info.width).toBeGreaterThanOrEqual(800);
			expect(data[3]).toBe(0);
			expect([...data.subarray(-4)]).toEqual([0x1e, 0x8c, 0x32, 255]);
		}
	});

	it("are nothing for what is no picture of the library, and for photographs that are too large", async () => {
		const db = await freshDb();
		const library = openLibrary(db);
		const read = openLogos({ db, storage: library.storage });
		for (const key of [undefined, "", "blank-0", "photo-9-1", "document-1-1"]) expect(await read(key)).toBeUndefined();
		const size = { width: 5000, height: 4000, channels: 3, background: green } as const;
		const id = await library.add(await sharp({ create: size }).png().toBuffer(), "large.png");
		await library.render();
		expect(await read(`photo-${id}-1`)).toBeUndefined();
	});

	it("have nothing of an SVG but what it looks like, whatever is in it", async () => {
		const red = join(tmpdir(), "red-of-logo-test.png");
		const size = { width: 40, height: 40, channels: 3, background: "#ff0000" } as const;
		writeFileSync(red, await sharp({ create: size }).png().toBuffer());
		const all = 'width="80" height="40"';
		const file = svg(
			[
				"<script>document.title = 1</script>",
				`<script href="https://evil.example/x.js"/>`,
				`<foreignObject ${all}><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>`,
				`<image href="file://${red}" ${all}/>`,
				`<image xlink:href="${red}" ${all}/>`,
				`<image href="https://evil.example/red.png" ${all}/>`,
				`<use href="https://evil.example/red.svg#a"/>`,
				`<style>@import url("https://evil.example/x.css"); rect { fill: url("https://evil.example/f.svg#g") ${green} }</style>`,
				`<a href="javascript:alert(1)"><animate attributeName="href" to="javascript:alert(2)"/></a>`,
				"<metadata>drawn by someone</metadata>",
			].join(""),
			'onload="alert(1)"',
		);
		const png = await logoOf(file, "logo.svg");
		const { data } = await pixelsOf(png);
		for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) expect(data[at]).toBe(0x1e);
		expect(png?.subarray(1, 4).toString()).toBe("PNG");
		for (const part of ["script", "alert", "evil", "someone"]) expect(png?.includes(part)).toBe(false);
	});
});

async function pixelsOf(png: Buffer | undefined) {
	return sharp(png ?? Buffer.alloc(0))
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
}
