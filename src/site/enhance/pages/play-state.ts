/** Shows on a button, by `[data-when]` in it, what a click on it does next. */
export function setPlayState(button: Element, state: "playing" | "paused") {
	for (const element of button.querySelectorAll<HTMLElement>("[data-when]"))
		element.hidden = element.dataset.when !== state;
}
