/** The page's code has taken the page over. */
export const ready = "page-ready";

/**
 * Runs in a page before its code is there, as it stands: nothing outside of this function is known to it. Begins to load the code when the page itself,
 * its fonts and its first pictures have loaded, or at the visitor's first touch. What the visitor presses or sends meanwhile is held and done when the
 * code is there; where it does not come, forms go their way without it.
 * @param code the script that the framework would have run at once
 * @param files what it will need, to be asked for together
 * @param framework those of them that the others stand on, the first of all first
 * @param ready the name of the event above
 */
export function early(code: string, files: string[], framework: string[], ready: string) {
	const patience = 5000;
	const touches = ["pointerdown", "keydown", "focusin"];
	let held: (() => void)[] | undefined = [];
	let begun = false;

	function begin() {
		if (begun) return;
		begun = true;
		for (const touch of touches) removeEventListener(touch, begin, true);
		for (const href of files)
			document.head.append(
				Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }),
			);
		setTimeout(letGo, patience);
		run();
	}
	/** Each file of the framework is made ready in a task of its own, so that no task is long. */
	function run() {
		const next = framework.shift();
		if (next) return void import(next).then(() => setTimeout(run), run);
		document.head.append(Object.assign(document.createElement("script"), { type: "module", textContent: code }));
	}
	function letGo() {
		const acts = held ?? [];
		held = undefined;
		for (const act of acts) act();
	}
	function hold(event: Event, act: () => void) {
		if (!held) return;
		event.preventDefault();
		event.stopPropagation();
		held.push(act);
		begin();
	}
	function press(event: Event) {
		const button = event.target instanceof Element ? event.target.closest("button") : null;
		// Other buttons do their work without code: they send a form or open a popover.
		if (button?.type === "button" && !button.hasAttribute("popovertarget")) hold(event, () => button.click());
	}
	function send(event: SubmitEvent) {
		const { target, submitter } = event;
		if (target instanceof HTMLFormElement) hold(event, () => target.requestSubmit(submitter));
	}

	for (const touch of touches) addEventListener(touch, begin, true);
	if (document.readyState === "complete") begin();
	else addEventListener("load", () => setTimeout(begin), { once: true });
	addEventListener("click", press, true);
	addEventListener("submit", send, true);
	addEventListener(ready, letGo, { once: true });
}
