import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { inspectMedia } from "#src/content/media/inspect-media.server.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { damaged } from "#tests/support/media/damaged.ts";
import { renderingBy } from "./run-render-process.server.ts";

const folder = mkdtempSync(join(tmpdir(), "fuzzed-"));
afterAll(() => rmSync(folder, { recursive: true }));

const render = renderingBy(join(process.cwd(), "src/content/media/rendering/render-process.server.ts"));
const svg = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="9" height="9"/></svg>',
);

const small = () => sharp({ create: { width: 90, height: 60, channels: 3, background: "#7a3" } });
const samples = [
	{ name: "JPEG", type: "image/jpeg", make: () => photograph({ width: 90, height: 60 }) },
	{ name: "PNG", type: "image/png", make: () => small().png().toBuffer() },
	{ name: "WebP", type: "image/webp", make: () => small().webp().toBuffer() },
	{ name: "AVIF", type: "image/avif", make: () => small().avif().toBuffer() },
	{ name: "SVG", type: "image/svg+xml", make: async () => svg },
];

it.each(samples)("a damaged $name is taken as what it is or refused in words, never thrown at", async ({ make }) => {
	let files = 0;
	await fc.assert(
		fc.asyncProperty(damaged(await make()), async (content) => {
			// Each file has its own name, as uploads have, because libvips remembers what it has read by name.
			const path = join(folder, `inspected-${files++}`);
			await writeFile(path, content);
			const inspection = await inspectMedia(path, content.length);
			if (!inspection.ok) expect(inspection.message).toMatch(/^(?:it|we) .*\.$/);
			else expect(["picture", "document"]).toContain(inspection.facts.kind);
		}),
		{ numRuns: 60, seed: Number(process.env.SEED ?? 7) },
	);
});

it.each(samples)(
	"the process that draws a damaged $name ends with pictures of it or with a reason",
	async ({ name, type, make }) => {
		const content = await make();
		const input = join(folder, `drawn-${name}`);
		for (const [index, broken] of fc
			.sample(damaged(content), { numRuns: 4, seed: Number(process.env.SEED ?? 7) })
			.entries()) {
			await writeFile(input, broken);
			const focus = { left: 25, top: 25, width: 50, height: 50 };
			const output = mkdtempSync(join(folder, "output-"));
			const task = { input, mediaType: type, focus, revision: `1-${index + 1}`, folder: output };
			const result = await render(task, new AbortController().signal);
			if (!result.ok) expect(result.problem).toMatch(/\.$/);
		}
	},
	120_000,
);
