import {
	type Chip,
	distinctChips,
	type MessagePart,
	messageOfParts,
	partsOfMessage,
} from "#src/messages/message-chips.ts";

/** Messages are written as sentences with chips. A text that is no message keeps its field. */
export function startMessageFields(fields: Iterable<HTMLElement>) {
	for (const field of fields) startMessageField(field);
}

/**
 * The textarea stays what is sent: the sentence is written into it at each change, and read from it after a change that
 * is not the sentence's own.
 */
function startMessageField(field: HTMLElement) {
	const area = field.querySelector("textarea");
	const template = field.querySelector("template");
	const fragment = template && document.importNode(template.content, true);
	const [box, tools, sample] = fragment?.children ?? [];
	const original = partsOfMessage(field.dataset.message ?? "");
	if (!area || !original || !partsOfMessage(area.value)) return;
	if (!(box instanceof HTMLElement) || !(tools instanceof HTMLElement) || !(sample instanceof HTMLElement)) return;
	const [add, braces] = tools.querySelectorAll("button");
	if (!add || !braces) return;

	const chipElement = ({ raw, label }: Chip) => {
		const chip = sample.cloneNode() as HTMLElement;
		chip.contentEditable = "false";
		chip.dataset.chip = raw;
		chip.textContent = label;
		return chip;
	};
	const show = (parts: readonly MessagePart[]) =>
		box.replaceChildren(...parts.map((part) => (typeof part === "string" ? part : chipElement(part))));
	const { id } = area;
	let written = area.value;
	const write = () => {
		written = messageOfParts(partsIn(box));
		area.value = written;
		area.dispatchEvent(new Event("input", { bubbles: true }));
	};
	const setBraces = (on: boolean) => {
		const parts = partsOfMessage(area.value);
		if (!on && !parts) return area.focus();
		if (!on && parts) show(parts);
		area.hidden = !on;
		box.hidden = on;
		// Links to what is to be put right lead to the one that is shown.
		[area.id, box.id] = on ? [id, `${id}-other`] : [`${id}-other`, id];
		for (const button of adders) button.hidden = on;
		braces.ariaPressed = String(on);
	};

	box.contentEditable = "true";
	box.role = "textbox";
	box.ariaMultiLine = "true";
	box.ariaLabel = field.dataset.label ?? "";
	for (const name of ["aria-describedby", "aria-invalid", "aria-required"]) {
		const value = area.getAttribute(name);
		if (value !== null) box.setAttribute(name, value);
	}
	const adders = distinctChips(original).map((chip) => {
		const button = add.cloneNode() as HTMLButtonElement;
		button.append(`+ ${chip.label}`);
		button.ariaLabel = `Insert ${chip.label}`;
		// The caret stays in the sentence.
		button.addEventListener("pointerdown", (event) => event.preventDefault());
		button.addEventListener("click", () => {
			insert(box, chipElement(chip));
			write();
		});
		return button;
	});
	add.replaceWith(...adders);

	box.addEventListener("beforeinput", (event) => {
		if (event.inputType.startsWith("format") || event.inputType === "insertFromDrop") return event.preventDefault();
		if (event.inputType === "insertParagraph") {
			event.preventDefault();
			document.execCommand("insertLineBreak");
		}
	});
	box.addEventListener("dragstart", (event) => event.preventDefault());
	box.addEventListener("paste", (event) => {
		event.preventDefault();
		document.execCommand("insertText", false, event.clipboardData?.getData("text/plain") ?? "");
	});
	box.addEventListener("input", (event) => {
		event.stopPropagation();
		write();
	});
	area.addEventListener("input", () => {
		if (area.hidden && area.value !== written) setBraces(!partsOfMessage(area.value));
	});
	braces.addEventListener("click", () => setBraces(!box.hidden));
	document.querySelector(`label[for="${CSS.escape(id)}"]`)?.addEventListener("click", () => box.focus());
	area.before(box);
	area.after(tools);
	setBraces(false);
	if (area.autofocus) box.focus();
}

/** Puts a chip at the caret, or at the end. */
function insert(box: HTMLElement, chip: HTMLElement) {
	const selection = getSelection();
	const within = selection?.rangeCount && box.contains(selection.anchorNode) ? selection.getRangeAt(0) : undefined;
	const range = within ?? document.createRange();
	if (!within) {
		range.selectNodeContents(box);
		range.collapse(false);
	}
	range.deleteContents();
	range.insertNode(chip);
	range.setStartAfter(chip);
	range.collapse(true);
	box.focus();
	selection?.removeAllRanges();
	selection?.addRange(range);
}

/** The parts of the sentence. */
function partsIn(box: HTMLElement): MessagePart[] {
	return [...box.childNodes].flatMap((node): MessagePart[] => {
		if (node instanceof HTMLBRElement) return node.nextSibling ? ["\n"] : [];
		if (!(node instanceof HTMLElement)) return [node.textContent ?? ""];
		const { chip } = node.dataset;
		return chip === undefined ? partsIn(node) : [{ raw: chip, label: "" }];
	});
}
