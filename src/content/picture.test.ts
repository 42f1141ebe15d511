import { expect, it } from "vitest";
import { approvalDocumentUrl, filmUrl, pictureFiles, pictureKey, pictureUrl } from "./picture.ts";

it.each([
	[{ kind: "section", seed: 12 }, "/media/section-12-960.webp", [480, 960, 1440]],
	[{ kind: "section-perspective", seed: 7 }, "/media/section-perspective-7-960.webp", [480, 960, 1440]],
	[{ kind: "portrait", seed: 4 }, "/media/portrait-4-522.webp", [261, 522]],
	[{ kind: "poster", seed: 8 }, "/media/poster-8-960.webp", [480, 960]],
])("knows the files of %j", (picture, url, widths) => {
	const key = pictureKey(picture);
	expect(pictureUrl(key)).toBe(url);
	expect(pictureFiles(key)).toMatchObject({ source: `/media/${key}`, widths, width: widths.at(-1) });
});

it("knows the addresses of films and letters", () => {
	expect(filmUrl("mist")).toBe("/film/mist.mp4");
	expect(approvalDocumentUrl("university-affiliation")).toBe("/uploads/approval-documents/university-affiliation.pdf");
});
