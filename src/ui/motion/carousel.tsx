import { type ReactNode, useId } from "react";
import { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./carousel.module.css";
import { PlayStates } from "./play-states.tsx";

type CarouselProps = {
	/** Name of the items, such as "Latest news". */
	label: string;
	/** Milliseconds from one step to the next. */
	interval: number;
	/** Sets `--items`, the number of items side by side, per breakpoint. */
	className?: string | undefined;
	/** `li` elements. */
	children: ReactNode;
};

/**
 * A row of items that the browser scrolls and snaps, by keys too; `site/enhance/pages/carousels.ts` steps it and shows
 * its buttons.
 */
export function Carousel({ label, interval, className, children }: CarouselProps) {
	const messages = useMessages(fieldsMessages);
	const id = useId();
	return (
		<div data-carousel={interval} className={classNames(styles.carousel, className)}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
			<ul id={id} aria-label={label} tabIndex={0} className={styles.row}>
				{children}
			</ul>
			<div hidden className={`not-printed ${styles.controls}`}>
				<button
					type="button"
					data-step="-1"
					aria-controls={id}
					aria-label={messages.previousItem({ label })}
					className={styles.control}
				>
					<Icon name="back" />
				</button>
				<button type="button" aria-controls={id} className={styles.control}>
					<PlayStates
						play={<VisuallyHidden>{messages.play({ label })}</VisuallyHidden>}
						pause={<VisuallyHidden>{messages.pause({ label })}</VisuallyHidden>}
					/>
				</button>
				<button
					type="button"
					data-step="1"
					aria-controls={id}
					aria-label={messages.nextItem({ label })}
					className={styles.control}
				>
					<Icon name="arrow" />
				</button>
			</div>
		</div>
	);
}
