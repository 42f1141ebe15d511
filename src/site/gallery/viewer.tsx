import { useEffect, useEffectEvent, useRef } from "react";
import { filmTexts } from "#school/texts/films.ts";
import { filmUrl, pictureFiles } from "#src/content/picture.ts";
import { RecordPicture } from "#src/site/detail/record-picture.tsx";
import { Dialog } from "#src/ui/feedback/dialog.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";
import type { GalleryEntry } from "./gallery-entry.ts";
import styles from "./viewer.module.css";

type ViewerProps = {
	items: readonly GalleryEntry[];
	/** The index of the shown item; undefined while closed. */
	shown: number | undefined;
	onShow: (index: number | undefined) => void;
};

/** Shows one item large. Arrow keys and buttons go to its neighbours. */
export function Viewer({ items, shown, onShow }: ViewerProps) {
	const item = shown === undefined ? undefined : items[shown];
	const step = (by: number) => shown !== undefined && items[shown + by] && onShow(shown + by);
	const onArrow = useEffectEvent(step);
	const open = item !== undefined;
	useEffect(() => {
		if (!open) return;
		const onKey = ({ key, target }: KeyboardEvent) => {
			// A film's own controls take the arrow keys.
			if (target instanceof HTMLVideoElement) return;
			if (key === "ArrowRight") onArrow(1);
			if (key === "ArrowLeft") onArrow(-1);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [open]);
	return (
		<Dialog
			open={open}
			onClose={() => onShow(undefined)}
			title={item?.title ?? ""}
			wide
			closeOnBackdrop
			className={styles.dialog}
		>
			{item && shown !== undefined && (
				<div className={styles.stage}>
					<div className={styles.frame}>
						{item.video ? (
							<Film key={item.slug} video={item.video} alt={item.picture_alt} />
						) : (
							<Large key={item.slug} item={item} />
						)}
					</div>
					<div className={styles.controls}>
						<button type="button" className={styles.step} aria-disabled={shown === 0} onClick={() => step(-1)}>
							<Icon name="back" />
							Previous
						</button>
						<p role="status" className={styles.count}>
							{shown + 1} of {items.length}
						</p>
						<button
							type="button"
							className={styles.step}
							aria-disabled={shown === items.length - 1}
							onClick={() => step(1)}
						>
							Next
							<Icon name="arrow" />
						</button>
					</div>
				</div>
			)}
		</Dialog>
	);
}

function Large({ item: { picture, picture_alt } }: { item: GalleryEntry }) {
	const { width, height } = pictureFiles(picture);
	return (
		<RecordPicture
			picture={picture}
			alt={picture_alt}
			sizes={height > width ? "60vh" : "(min-width: 75rem) 70rem, 90vw"}
			eager
			className={styles.picture}
		/>
	);
}

function Film({ video, alt }: { video: string; alt: string }) {
	const element = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		if (!prefersReducedMotion()) element.current?.play().catch(() => undefined);
	}, []);
	const told = video in filmTexts ? filmTexts[video as keyof typeof filmTexts] : alt;
	return (
		<>
			<video
				ref={element}
				className={styles.film}
				src={filmUrl(video)}
				aria-label={told}
				controls
				loop
				muted
				playsInline
				preload="metadata"
			/>
			<p className={styles.told}>Without sound. {told}</p>
		</>
	);
}
