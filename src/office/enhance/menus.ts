/** Menus are `<details data-menu>`: one at a time, closed by Escape and by a press elsewhere. */
export function startMenus() {
	const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");
	document.addEventListener("click", ({ target }) => {
		for (const menu of open()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
	});
	document.addEventListener("keydown", (event) => {
		if (event.key !== "Escape") return;
		for (const menu of open()) {
			event.preventDefault();
			menu.open = false;
			menu.querySelector("summary")?.focus();
		}
	});
	document.addEventListener(
		"toggle",
		({ target }) => {
			if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches("[data-menu]")) return;
			for (const menu of open()) if (menu !== target) menu.open = false;
			focusFirst(target);
		},
		true,
	);
}

/** Opens a menu and goes to its first field at once, so that what is typed next is not taken for keys. */
export function openMenu(menu: HTMLDetailsElement) {
	menu.open = true;
	focusFirst(menu);
}

function focusFirst(menu: HTMLDetailsElement) {
	menu.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea, a, button")?.focus();
}
