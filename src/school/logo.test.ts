import { expect, it } from "vitest";
import { identity } from "#school/identity.ts";
import { drawIcon, iconVersion } from "./icons.ts";
import { logoOn } from "./logo.ts";

const withImage = { ...identity, logoImage: "photo-12-1" };

it("is its lines without an image, and each image on its surface", () => {
	expect(logoOn("dark", identity)).toMatchObject({ path: identity.logo, image: undefined, plate: undefined });
	const both = { ...withImage, logoOnDark: "photo-13-2" };
	expect(logoOn("light", both)).toMatchObject({ image: "/media/photo-12-1-logo.png", plate: undefined });
	expect(logoOn("dark", both)).toMatchObject({ image: "/media/photo-13-2-logo.png", plate: undefined });
});

it("has a plate on dark surfaces where its image was made for light ones", () => {
	const { image, plate } = logoOn("dark", withImage);
	expect([image, plate]).toEqual(["/media/photo-12-1-logo.png", identity.colours.paper]);
	expect(drawIcon(withImage, "data:image/png;base64,AA==")).toContain(`fill="${identity.colours.paper}"`);
});

it("gives icons another address with each image", () => {
	const versions = [identity, withImage, { ...withImage, logoOnDark: "photo-13-2" }].map(iconVersion);
	expect(new Set(versions).size).toBe(3);
});
