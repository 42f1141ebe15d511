import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";
import styles from "./announcement-pop-up.module.css";
import { emojiFor } from "./emoji.ts";
import { keyOf, linkOf, type Ready, remember } from "./load-announcements.ts";

type PopUpProps = { announcements: Ready[]; onClose: () => void };

/** A native modal dialog over the whole view: a white card with confetti behind it. */
export function AnnouncementPopUp({ announcements, onClose }: PopUpProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const card = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);

	useEffect(() => {
		dialog.current?.showModal();
		card.current?.focus({ preventScroll: true });
		dialog.current?.scrollTo(0, 0);
		remember(announcements);
	}, [announcements]);

	useEffect(() => {
		const sheet = canvas.current;
		if (!sheet || prefersReducedMotion()) return;
		const leaving = new AbortController();
		import("./confetti.ts").then(
			({ letFall }) => letFall(sheet, leaving.signal),
			() => {},
		);
		return () => leaving.abort();
	}, []);

	return (
		<dialog ref={dialog} aria-label="Announcement" className={styles.overlay} onClose={onClose}>
			<canvas ref={canvas} className={styles.confetti} />
			<div ref={card} tabIndex={-1} className={styles.card}>
				<button
					type="button"
					className={styles.close}
					aria-label="Close the announcement"
					onClick={() => dialog.current?.close()}
				>
					<Icon name="close" />
				</button>
				{announcements.map((announcement) => (
					<Item key={keyOf(announcement)} announcement={announcement} />
				))}
			</div>
		</dialog>
	);
}

function Item({ announcement }: { announcement: Ready }) {
	const { title, image, description, picture: size } = announcement;
	const link = linkOf(announcement);
	const emoji = emojiFor(title);
	const picture = image && size && (
		<img src={image} {...size} alt={link ? `${title} (opens in a new tab)` : ""} className={styles.picture} />
	);
	return (
		<article className={styles.item}>
			<h2 className={styles.title}>
				<span aria-hidden="true">{emoji}</span> {title} <span aria-hidden="true">{emoji}</span>
			</h2>
			{picture && (link ? <Leading to={link}>{picture}</Leading> : picture)}
			{!picture && link && <Leading to={link}>Find out more</Leading>}
			{description && (
				<p className={styles.words}>
					<strong>{description}</strong>
				</p>
			)}
		</article>
	);
}

function Leading({ to, children }: { to: string; children: ReactNode }) {
	return (
		<a href={to} target="_blank" rel="noopener" className={styles.link}>
			{children}
		</a>
	);
}
