import { media } from "#src/paths.ts";
import type { Identity } from "./identity.ts";

export type Brand = Pick<Identity, "colours" | "logo" | "logoImage" | "logoOnDark" | "logoHasName">;

/**
 * A logo as it is on a surface: its lines, or the address of its image, how that fills a square, and the colour of a
 * plate behind it.
 */
export type ShownLogo = {
	path: string;
	image: string | undefined;
	fill: ReturnType<typeof fillOf>;
	plate: string | undefined;
};

/** Returns the address of a picture of the library as a logo: whole, with its transparency. */
export const logoUrl = (key: string) => media(`${key}-logo.png`);

/** The key of a school's image for dark surfaces, such as those of its icon. */
export const darkLogoOf = ({ logoImage, logoOnDark }: Brand) => logoOnDark ?? logoImage;

/** An image that was made for light surfaces has the colour of paper behind it on a dark one. */
export function logoOn(surface: "light" | "dark", brand: Brand): ShownLogo {
	const key = surface === "dark" ? darkLogoOf(brand) : brand.logoImage;
	const plate = surface === "dark" && key !== undefined ? plateOf(brand) : undefined;
	return { path: brand.logo, image: key === undefined ? undefined : logoUrl(key), fill: fillOf(brand), plate };
}

/** Returns how an image fills a square: a wordmark shows its beginning, where most have a symbol. */
export const fillOf = ({ logoHasName }: Brand) => (logoHasName ? "xMinYMid slice" : "xMidYMid");

/** Returns the colour behind the image on a dark surface. */
export function plateOf({ colours, logoOnDark }: Brand): string | undefined {
	return logoOnDark === undefined ? colours.paper : undefined;
}
