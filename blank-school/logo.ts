/** A plain square until the school has a logo: path data of strokes in a square of `logoSize` units. */
export const logo = "M6.5 6.5h27v27h-27zM6.5 20h27M20 6.5v27";

export const logoSize = 40;
