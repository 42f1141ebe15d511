import { media } from "#src/paths.ts";
import type { Identity } from "./identity.ts";

export type Brand = Pick<Identity, "colours" | "logo" | "logoImage" | "logoOnDark">;

/** A logo as it stands on a surface: its lines, or the address of its image, with the colour of a plate behind it. */
export type ShownLogo = { path: string; image: string | undefined; plate: string | undefined };

/** Where a picture of the library is as a logo: whole, with its transparency. */
export const logoUrl = (key: string) => media(`${key}-logo.png`);

/** The key of a school's image for dark surfaces, such as those of its icon. */
export const darkLogoOf = ({ logoImage, logoOnDark }: Brand) => logoOnDark ?? logoImage;

/** An image that was made for light surfaces has the colour of paper behind it on a dark one. */
export function logoOn(surface: "light" | "dark", brand: Brand): ShownLogo {
	const key = surface === "dark" ? darkLogoOf(brand) : brand.logoImage;
	const plate = surface === "dark" && key !== undefined ? plateOf(brand) : undefined;
	return { path: brand.logo, image: key === undefined ? undefined : logoUrl(key), plate };
}

/** What is behind the image on a dark surface. */
export function plateOf({ colours, logoOnDark }: Brand): string | undefined {
	return logoOnDark === undefined ? colours.paper : undefined;
}
