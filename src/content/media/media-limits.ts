const megabyte = 1024 * 1024;

/** The most bytes of a file, by what it is. */
export const mediaLimits = {
	picture: 30 * megabyte,
	drawing: 5 * megabyte,
	document: 20 * megabyte,
	film: 200 * megabyte,
	font: 150 * 1024,
} as const;

/** Values for `accept` of a file control. */
export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/svg+xml";
export const acceptedFilms = "video/mp4,video/quicktime";
/** Files whose names alone tell that they are fonts, as some systems know no type of theirs. */
export const acceptedFonts = "font/woff2,.woff2";
export const acceptedMedia = `${acceptedPictures},application/pdf,${acceptedFilms},${acceptedFonts}`;

/** Size limit of a form that is sent as a whole, as browsers do without code. */
export const formLimit = 30 * megabyte;
/** Size of a part, when code sends a file in parts: twenty seconds at 2 Mbit/s. */
export const partSize = 5 * megabyte;

export const tooLargeFont = "it is larger than 150 KB. Use a version with fewer characters, such as Latin only.";

/** Tells why a file is too large, by what it says of itself; undefined when it is not. */
export function refuseSize({ type, size }: { type: string; size: number }): string | undefined {
	const kind = type.startsWith("image/svg")
		? "drawing"
		: type.startsWith("image/")
			? "picture"
			: type === "application/pdf"
				? "document"
				: type === "font/woff2"
					? "font"
					: "film";
	if (size === 0) return "it is empty.";
	if (size <= mediaLimits[kind]) return undefined;
	return kind === "font" ? tooLargeFont : `it is larger than ${mediaLimits[kind] / megabyte} MB. Export it smaller.`;
}
