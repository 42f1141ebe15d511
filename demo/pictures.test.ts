import { existsSync, globSync, readdirSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { pictureFiles } from "#src/content/picture.ts";
import { seedRecords } from "./records/seed-records.ts";
import { texts } from "./school-texts.ts";

const folder = "demo/public/media";
const blank = readdirSync("blank-school/public/media");

/** Keys of pictures: in texts beside what they show, in records as a column. */
function keysIn(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	const { key, alt, picture } = value as Record<string, unknown>;
	const own = [alt === undefined ? undefined : key, picture].filter((each) => typeof each === "string");
	return [...own, ...Object.values(value).flatMap(keysIn)];
}

async function namedKeys(): Promise<Set<string>> {
	const context = { date: () => "2026-11-20", siteUrl: "https://school.example" };
	const records = await Promise.all(Object.values(seedRecords).map((read) => read(context)));
	return new Set(keysIn([texts, records]));
}

it("every picture that the content names is there in each width and as a preview, and no other", async () => {
	const files = [...(await namedKeys())].flatMap((key) => [
		`${key}-preview.avif`,
		...pictureFiles(key).widths.flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`]),
	]);
	expect(files.length).toBeGreaterThan(1500);
	expect(readdirSync(folder).toSorted()).toEqual([...files, ...blank].toSorted());
});

it("every document that the content names is there", async () => {
	const documents = await seedRecords.approvalDocuments();
	const approvals = documents.map(({ fields }) => `/uploads/approval-documents/${fields.file}.pdf`);
	const newsletters = texts.newsletters.newsletters.flatMap(({ to }) => to ?? []);
	const missing = [...approvals, ...newsletters].filter((path) => !existsSync(`demo/public${path}`));
	expect([newsletters.length, missing]).toEqual([3, []]);
});

it("pictures, films and documents together have at most 43 MB, because each clone and each image carries them", () => {
	const sizes = globSync("demo/{public,samples}/**/*.*").map((file) => statSync(file).size);
	expect(sizes.reduce((bytes, size) => bytes + size, 0)).toBeLessThan(43_000_000);
});
