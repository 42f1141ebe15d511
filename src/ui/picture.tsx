import { classNames } from "./class-names.ts";
import styles from "./picture.module.css";
import { PicturePreview } from "./picture-preview.tsx";

type PictureProps = {
	/**
	 * Path without width and extension: "/media/photo-3-1" has files photo-3-1-480.avif, photo-3-1-480.webp and so on.
	 */
	source: string;
	/** The widths in pixels that exist, ascending. */
	widths: readonly number[];
	/** Width of the largest file, in pixels; reserves the space while it loads. */
	width: number;
	height: number;
	/** Alternative text; "" when the text beside it says the same. */
	alt: string;
	/** Width at which it is shown, as the `sizes` attribute. */
	sizes: string;
	/** True if it is above the fold: loaded eagerly with high priority, and its preview is in the page. */
	eager?: boolean;
	className?: string | undefined;
};

/** A picture as AVIF and WebP in several widths. */
export function Picture({ source, widths, width, height, alt, sizes, eager, className }: PictureProps) {
	const set = (type: string) => widths.map((w) => `${source}-${w}.${type} ${w}w`).join(", ");
	return (
		<picture className={classNames(styles.picture, className)}>
			{eager && <PicturePreview source={source} />}
			<source type="image/avif" srcSet={set("avif")} sizes={sizes} />
			<img
				src={`${source}-${widths.at(-1) ?? width}.webp`}
				srcSet={set("webp")}
				sizes={sizes}
				width={width}
				height={height}
				alt={alt}
				decoding="async"
				data-preview={eager ? source : undefined}
				{...(eager ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
			/>
		</picture>
	);
}
