import type { ComponentProps } from "react";

/** A named region that scrolls by itself. It is a stop of Tab, so that it scrolls by keys. */
export function ScrollRegion({ "aria-label": label, children, ...rest }: ComponentProps<"section">) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be scrollable by keyboard
		<section aria-label={label} tabIndex={0} {...rest}>
			{children}
		</section>
	);
}
