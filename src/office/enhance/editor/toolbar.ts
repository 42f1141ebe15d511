/** A toolbar: one stop for Tab, arrows move within. Its buttons say in `data-does` what they do. */
export function startToolbar(toolbar: HTMLElement, act: (does: string) => unknown) {
	const buttons = [...toolbar.querySelectorAll<HTMLButtonElement>("button[data-does]")];
	const stop = (button: HTMLButtonElement | undefined) => {
		for (const each of buttons) each.tabIndex = each === button ? 0 : -1;
	};
	stop(buttons[0]);
	toolbar.hidden = false;
	toolbar.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[data-does]") : null;
		if (!button) return;
		stop(button);
		void act(button.dataset.does ?? "");
	});
	toolbar.addEventListener("keydown", (event) => {
		const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
		const last = buttons.length - 1;
		const moves: Record<string, number> = {
			ArrowRight: here === last ? 0 : here + 1,
			ArrowLeft: here === 0 ? last : here - 1,
			Home: 0,
			End: last,
		};
		const next = buttons[moves[event.key] ?? -1];
		if (here < 0 || !next) return;
		event.preventDefault();
		stop(next);
		next.focus();
	});
}
