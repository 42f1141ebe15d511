import { isSlowConnection } from "#src/ui/connection.ts";
import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";
import { withTimeout } from "#src/ui/with-timeout.ts";

/** Selector of things that are open, or that tell that the visitor is leaving. */
const inTheWay =
	":popover-open, dialog[open], [data-dropdown][open], [data-apply] [aria-expanded=true], [data-waiting]:not([hidden])";
const pictureTimeoutMs = 8000;

/**
 * Opens an announcement's dialog, with confetti behind it, unless something is open or being typed: then it waits for
 * the next visit to the home page.
 * @returns whether it is open
 */
export async function announce(dialog: HTMLDialogElement): Promise<boolean> {
	await loadPicture(dialog);
	if (visitorIsBusy()) return false;
	const closing = new AbortController();
	dialog.addEventListener("close", () => closing.abort());
	dialog.showModal();
	dialog.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
	dialog.scrollTo(0, 0);
	if (!prefersReducedMotion() && !isSlowConnection()) dropConfetti(dialog, closing.signal);
	return true;
}

/** Loads the picture first, so that the dialog opens as it stays. A picture that does not come in time is left out. */
async function loadPicture(dialog: HTMLDialogElement) {
	const image = dialog.querySelector("img");
	if (!image) return;
	image.loading = "eager";
	await withTimeout(image.decode(), pictureTimeoutMs).catch(() =>
		image.closest("picture")?.replaceWith(image.alt && "Find out more"),
	);
}

function visitorIsBusy(): boolean {
	return (
		document.querySelector(inTheWay) !== null || document.activeElement?.matches("input, textarea, select") === true
	);
}

function dropConfetti(dialog: HTMLDialogElement, signal: AbortSignal) {
	const canvas = dialog.querySelector("canvas");
	if (!canvas) return;
	import("./confetti.ts").then(
		({ animateConfetti }) => animateConfetti(canvas, signal),
		() => {},
	);
}
