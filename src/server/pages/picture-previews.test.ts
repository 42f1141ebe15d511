import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createPreviewReader } from "./picture-previews.ts";

const client = mkdtempSync(join(tmpdir(), "previews-"));
const media = join(client, "media");
mkdirSync(media);
mkdirSync(join(client, "film"));
writeFileSync(join(media, "section-1-preview.avif"), "picture");
writeFileSync(join(client, "film/hero-preview.avif"), "film");
writeFileSync(join(client, "secret-preview.avif"), "secret");
afterAll(() => rmSync(client, { recursive: true }));

it.each([
	["/media/section-1", "picture"],
	["/film/hero", "film"],
	["/media/section-2", undefined],
	["/media/../secret", undefined],
	["/secret", undefined],
	["https://elsewhere.example/media/section-1", undefined],
])("the preview of %s is %j", (source, content) => {
	const address = content && `data:image/avif;base64,${Buffer.from(content).toString("base64")}`;
	expect(createPreviewReader(client)(source)).toBe(address);
});
