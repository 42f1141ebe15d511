/** Movements of the page shorter than this, in px, are no direction. */
const minMove = 8;

/**
 * The header, `<header data-header>`, comes back where the visitor scrolls up, and goes where the visitor scrolls down
 * or an anchor is followed. Its style sheet shows only the row below the top bar then.
 */
export function returnHeader() {
	const header = document.querySelector<HTMLElement>("[data-header]");
	const main = document.getElementById("main");
	const bar = header?.firstElementChild;
	if (!header || !main || !bar) return;
	let before = scrollY;

	const update = () => {
		const moved = scrollY - before;
		if (scrollY > 0 && Math.abs(moved) < minMove) return;
		before = scrollY;
		const { dataset } = header;
		if (scrollY <= 0) delete dataset.header;
		else if (moved < 0 && scrollY > main.offsetTop && dataset.header !== "shown") show();
		else if (moved > 0 && dataset.header === "shown" && !isInUse(header)) dataset.header = "away";
	};
	const show = () => {
		header.style.setProperty("--top-bar-height", `${bar.getBoundingClientRect().height}px`);
		header.dataset.header = "shown";
	};
	addEventListener("scroll", update, { passive: true });
	header.addEventListener("focusin", () => header.dataset.header === "away" && show());
}

/** Tells whether a menu is open or the keyboard is in it. */
function isInUse(header: HTMLElement): boolean {
	return header.querySelector("details[open], :popover-open, :focus-visible") !== null;
}
