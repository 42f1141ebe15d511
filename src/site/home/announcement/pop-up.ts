import { isSlowConnection } from "#src/ui/connection.ts";
import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";
import { emojiFor } from "./emoji.ts";
import { linkOf, type Ready, remember } from "./load-announcements.ts";
import styles from "./pop-up.module.css";

/** Opens a native modal dialog over the whole view: a white card with confetti behind it. */
export function showPopUp(announcements: Ready[]) {
	const close = build("button", {
		type: "button",
		className: styles.close,
		ariaLabel: "Close the announcement",
		// The icon "close" of ui/icon.tsx, which needs React.
		innerHTML: '<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M5 5l14 14M19 5 5 19"/></svg>',
	});
	const canvas = build("canvas", { className: styles.confetti });
	const card = build("div", { className: styles.card, tabIndex: -1 }, close, ...announcements.map(drawItem));
	const dialog = build("dialog", { className: styles.overlay, ariaLabel: "Announcement" }, canvas, card);
	const closing = new AbortController();
	close.addEventListener("click", () => dialog.close());
	dialog.addEventListener("close", () => {
		closing.abort();
		dialog.remove();
	});
	document.body.append(dialog);
	dialog.showModal();
	card.focus({ preventScroll: true });
	dialog.scrollTo(0, 0);
	remember(announcements);
	if (prefersReducedMotion() || isSlowConnection()) return;
	import("./confetti.ts").then(
		({ letFall }) => letFall(canvas, closing.signal),
		() => {},
	);
}

function drawItem(announcement: Ready): HTMLElement {
	const { title, image, description, picture: size } = announcement;
	const href = linkOf(announcement);
	const emoji = () => build("span", { ariaHidden: "true" }, emojiFor(title));
	const alt = href ? `${title} (opens in a new tab)` : "";
	const picture = image && size && build("img", { src: image, ...size, alt, className: styles.picture });
	const leading = picture || "Find out more";
	const link = href && build("a", { href, target: "_blank", rel: "noopener", className: styles.link }, leading);
	const words = description && build("p", { className: styles.words }, build("strong", {}, description));
	return build(
		"article",
		{ className: styles.item },
		build("h2", { className: styles.title }, emoji(), ` ${title} `, emoji()),
		link || picture || "",
		words || "",
	);
}

/** An element with these properties and children. */
function build<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: Partial<HTMLElementTagNameMap[Name]>,
	...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const element = Object.assign(document.createElement(name), properties);
	element.append(...children);
	return element;
}
