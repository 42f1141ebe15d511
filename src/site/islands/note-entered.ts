/** Time that a form may take to open its draft. */
const laterMs = 2000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type ControlState = { value: string; checked: boolean; files: FileList | null };

/**
 * Notes what a visitor enters in an island, since React may replace its controls: where a browser has translated the
 * markup before React took it over, or an extension has changed it, and after a failure.
 * @returns puts it, the focus and presses that are still to come into the controls that are there now
 */
export function noteEntered(island: HTMLElement): () => void {
	const before = namedElements(island);
	let focused: EventTarget | null = document.activeElement;
	/** The button under a press that has not ended. */
	let pressedElement: Element | null = null;
	const entriesByControl = new Map<Control, ControlState>();
	const note = (control: Control) => entriesByControl.set(control, read(control));
	for (const element of before.values()) {
		if (isControl(element) && isChanged(element)) note(element);
		// React sets the text of a box again, which takes the caret to its beginning unless the box counts as changed.
		if (element instanceof HTMLTextAreaElement) element.value = `${element.value}`;
	}
	const onInput = ({ target }: Event) => void (isControl(target) && note(target));
	const onFocus = ({ target }: Event) => {
		focused = target;
	};
	const onPress = ({ type, target }: Event) => {
		pressedElement = type === "mousedown" && target instanceof Element ? target.closest("button") : null;
	};
	// Capture phase: until React has taken the island over, it lets no focus event bubble out of it.
	island.addEventListener("input", onInput, true);
	island.addEventListener("focusin", onFocus, true);
	for (const type of ["mousedown", "mouseup"]) island.addEventListener(type, onPress, true);
	return () => {
		island.removeEventListener("input", onInput, true);
		island.removeEventListener("focusin", onFocus, true);
		for (const type of ["mousedown", "mouseup"]) island.removeEventListener(type, onPress, true);
		const now = namedElements(island);
		const later = new Map<string, ControlState>();
		for (const [name, old] of before) {
			const next = now.get(name);
			const answer = isControl(old) && entriesByControl.get(old);
			if (answer && isControl(next)) enter(next, answer);
			else if (answer) later.set(name, answer);
			if (!next || next === old) continue;
			if (isControl(old) && isControl(next)) passOn(old, next);
			if (old === focused && document.activeElement === document.body) {
				next.focus({ preventScroll: true });
				if (isControl(old) && isControl(next)) select(old, next);
			}
			// Pressing a button makes React replace it, too, and then its release is no click.
			if (old === pressedElement) next.addEventListener("mouseup", () => next.click(), { once: true });
			if (next instanceof HTMLButtonElement)
				old.addEventListener("click", (event) => {
					event.preventDefault();
					next.click();
				});
			if (next instanceof HTMLFormElement && old instanceof HTMLFormElement)
				old.requestSubmit = () => next.requestSubmit();
		}
		if (later.size > 0) enterLater(island, later);
	};
}

/** Selects in a replaced control what was selected in the old one, so that typing goes on where it was. */
function select(old: Control, next: Control) {
	// Selects, and boxes for numbers and emails, have no selection.
	if (old instanceof HTMLSelectElement || next instanceof HTMLSelectElement || old.selectionStart === null) return;
	next.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? "none");
}

/**
 * Leaving the box before makes React replace all of them, before a keeper of passwords has filled the one
 * it focused.
 */
function passOn(old: Control, next: Control) {
	for (const type of ["input", "change"]) old.addEventListener(type, () => enterNow(next, read(old)));
}

function enterNow(control: Control, answer: ControlState) {
	if (answer.checked && control instanceof HTMLInputElement && !control.checked) control.click();
	else enter(control, answer);
	for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Enters what belongs to another step, such as the one that a form opens from its draft, as if it were typed now. */
function enterLater(island: HTMLElement, answers: Map<string, ControlState>) {
	const observer = new MutationObserver(() => {
		const now = namedElements(island);
		for (const [name, answer] of answers) {
			const control = now.get(name);
			if (!isControl(control)) continue;
			answers.delete(name);
			enterNow(control, answer);
		}
	});
	observer.observe(island, { childList: true, subtree: true });
	setTimeout(() => observer.disconnect(), laterMs);
}

/** Finds elements by what remains the same when React makes them again. */
function namedElements(island: HTMLElement): Map<string, HTMLElement> {
	const elementsByName = new Map<string, HTMLElement>();
	for (const element of island.querySelectorAll<HTMLElement>("form, button, input, textarea, select")) {
		const choice = element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type) && element.value;
		const name = [element.localName, element.getAttribute("name"), choice].join();
		let number = 0;
		while (elementsByName.has(name + number)) number += 1;
		elementsByName.set(name + number, element);
	}
	return elementsByName;
}

const isControl = (element: unknown): element is Control =>
	element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

function isChanged(control: Control): boolean {
	if (control instanceof HTMLSelectElement)
		return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
	if (control.value !== control.defaultValue) return true;
	return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
}

function read(control: Control): ControlState {
	const { checked, files } = control instanceof HTMLInputElement ? control : { checked: false, files: null };
	return { value: control.value, checked, files };
}

function enter(control: Control, { value, checked, files }: ControlState) {
	if (control instanceof HTMLInputElement) {
		control.checked = checked;
		if (control.type === "file") {
			if (control.files !== files) control.files = files;
			return;
		}
	}
	// Past React's own property, which would have it take the event for one that changes nothing.
	if (control.value !== value) Reflect.set(Object.getPrototypeOf(control), "value", value, control);
}
