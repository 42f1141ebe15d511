import { type ReactNode, useId, useRef } from "react";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./carousel.module.css";
import { useCarousel } from "./use-carousel.ts";

type CarouselProps = {
	/** What the items are, such as "Latest news". */
	label: string;
	/** Milliseconds from one step to the next. */
	interval: number;
	/** Sets `--items`, the number of items side by side, per breakpoint. */
	className?: string | undefined;
	/** `li` elements. */
	children: ReactNode;
};

/**
 * A row of items that the browser scrolls and snaps; scripts only step it. It pauses under pointer, focus and touch,
 * with reduced motion and by its button; without scripts it is a scrollable row.
 */
export function Carousel({ label, interval, className, children }: CarouselProps) {
	const row = useRef<HTMLUListElement>(null);
	const id = useId();
	const { scrolls, stopped, setStopped, setHeld, step } = useCarousel(row, interval);
	const byHand = (direction: 1 | -1) => () => {
		setStopped(true);
		step(direction);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: these only pause the row; its controls are the buttons
		<div
			className={classNames(styles.carousel, className)}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHeld(false)}
		>
			<ul
				ref={row}
				id={id}
				aria-label={label}
				tabIndex={scrolls === false ? undefined : 0}
				className={styles.row}
				onPointerDown={() => setStopped(true)}
			>
				{children}
			</ul>
			<div hidden={!scrolls} className={styles.controls}>
				<button
					type="button"
					aria-controls={id}
					aria-label={`Previous: ${label}`}
					className={styles.control}
					onClick={byHand(-1)}
				>
					<Icon name="back" />
				</button>
				<button
					type="button"
					aria-controls={id}
					aria-label={`${stopped ? "Play" : "Pause"}: ${label}`}
					className={styles.control}
					onClick={() => setStopped(!stopped)}
				>
					<Icon name={stopped ? "play" : "pause"} />
				</button>
				<button
					type="button"
					aria-controls={id}
					aria-label={`Next: ${label}`}
					className={styles.control}
					onClick={byHand(1)}
				>
					<Icon name="arrow" />
				</button>
			</div>
		</div>
	);
}
