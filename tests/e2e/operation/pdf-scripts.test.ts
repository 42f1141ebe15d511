import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pdfTheme } from "#school/pdf-theme.ts";
import { PdfDocument } from "#src/pdf/pdf-document.server.ts";
import { openBrowser } from "#tests/support/browser/browser.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await openBrowser();
});
afterAll(() => browser.close());

const { resolve } = createRequire(import.meta.url);
const size = 60;

/** Names whose letters join, stack, change places or carry marks, in fonts whose browser shapes them by HarfBuzz. */
it.each([
	["noto-sans/files/noto-sans-devanagari", "द्रौपदी हर्षवर्धन र्‍हाट्झ"],
	["noto-sans-tamil/files/noto-sans-tamil-tamil", "யௌவனா ஸ்ரீநிவாசன்"],
	["noto-sans-telugu/files/noto-sans-telugu-telugu", "శ్రుతి జ్యోత్స్న"],
	["noto-sans-kannada/files/noto-sans-kannada-kannada", "ಲಕ್ಷ್ಮಣ ರ್‍ಯಾಂಕ್ ಅರ್ಜುನ್"],
	["noto-sans-malayalam/files/noto-sans-malayalam-malayalam", "ഉണ്ണികൃഷ്ണൻ ലക്ഷ്മി"],
	["noto-sans-bengali/files/noto-sans-bengali-bengali", "অনির্বাণ গঙ্গোপাধ্যায় ৰাজীৱ"],
	["noto-sans-gujarati/files/noto-sans-gujarati-gujarati", "જ્ઞાનેશ હર્ષદ દ્રષ્ટિ"],
	["noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi", "ਪ੍ਰਭਜੋਤ ਸਿੰਘ ਲੱਖਵਿੰਦਰ"],
	["noto-sans-oriya/files/noto-sans-oriya-oriya", "ଜ୍ଞାନେନ୍ଦ୍ର ପଟ୍ଟନାୟକ"],
	["noto-sans-arabic/files/noto-sans-arabic-arabic", "ٹیپو گلزار مُحَمَّد ہاشمی"],
	["noto-sans-ol-chiki/files/noto-sans-ol-chiki-ol-chiki", "ᱢᱩᱨᱢᱩ ᱥᱚᱨᱮᱱ"],
	["noto-sans-meetei-mayek/files/noto-sans-meetei-mayek-meetei-mayek", "ꯂꯩꯁꯔꯝ ꯊꯣꯏꯕꯤ"],
])("a PDF has the letters of %s as a browser shapes them", async (font, text) => {
	for (const word of text.split(" ")) {
		const [drawn, expected] = [
			await inPdf(word),
			await inBrowser(word, resolve(`@fontsource/${font}-400-normal.woff`)),
		];
		expect(Math.abs(drawn.width - expected.width), word).toBeLessThanOrEqual(3);
		expect(Math.abs(drawn.height - expected.height), word).toBeLessThanOrEqual(3);
		expect([strayInk(drawn, expected), strayInk(expected, drawn)], word).toEqual([0, 0]);
	}
});

type Ink = { data: Buffer; width: number; height: number };

async function inPdf(word: string): Promise<Ink> {
	const document = new PdfDocument({ title: word, author: "", subject: "", date: new Date(0) }, pdfTheme);
	document.addPage().line(word, 40, 200, { font: "text", size, leading: size, colour: "#000000" });
	const pdf = await getDocument({ data: await document.end(), verbosity: 0 }).promise;
	const page = await pdf.getPage(1);
	const viewport = page.getViewport({ scale: 1 });
	const factory = pdf.canvasFactory as { create: (width: number, height: number) => { canvas: HTMLCanvasElement } };
	const { canvas } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
	await page.render({ canvas, viewport }).promise;
	const png = canvas as unknown as { toBuffer: (type: "image/png") => Buffer };
	return inkOf(png.toBuffer("image/png"));
}

async function inBrowser(word: string, font: string): Promise<Ink> {
	const page = await browser.newPage({ viewport: { width: 600, height: 400 } });
	const url = `data:font/woff;base64,${readFileSync(font, "base64")}`;
	await page.setContent(`<style>@font-face { font-family: f; src: url(${url}) }
		p { font: ${size}px f; margin: 100px 40px; width: max-content;
		text-rendering: geometricPrecision }</style><p>${word}</p>`);
	await page.evaluate(() => document.fonts.ready);
	const png = await page.screenshot();
	await page.close();
	return inkOf(png);
}

/** The dark part of a picture, black on white. */
async function inkOf(picture: Uint8Array): Promise<Ink> {
	const { data, info } = await sharp(picture)
		.flatten({ background: "white" })
		.greyscale()
		.trim({ background: "white", threshold: 100 })
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/** Counts the dark pixels of one picture that have no ink within two pixels of the same place of another. */
function strayInk(one: Ink, other: Ink): number {
	const around = [-2, -1, 0, 1, 2];
	const hasInk = (x: number, y: number) =>
		x >= 0 && y >= 0 && x < other.width && y < other.height && (other.data[y * other.width + x] ?? 255) < 180;
	let stray = 0;
	for (let y = 0; y < one.height; y++)
		for (let x = 0; x < one.width; x++) {
			const isDark = (one.data[y * one.width + x] ?? 255) < 80;
			if (isDark && !around.some((dx) => around.some((dy) => hasInk(x + dx, y + dy)))) stray++;
		}
	return stray;
}
