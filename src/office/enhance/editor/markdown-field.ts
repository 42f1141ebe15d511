import {
	block,
	continueLine,
	type Edit,
	link,
	markLines,
	type SelectedText,
	wrap,
} from "#src/office/enhance/markdown/edits.ts";
import { pastedMarkdown } from "#src/office/enhance/markdown/paste.ts";

type Choose = typeof import("./link-picker.ts").chooseLink;
type Change = (selected: SelectedText) => Edit | undefined;

const emptyTable = "| Column | Column |\n|---|---|\n|  |  |";
const missingAlt = "Describe the photo";

const changes: Readonly<Record<string, Change>> = {
	heading: (selected) => markLines(selected, "heading"),
	bold: (selected) => wrap(selected, "**"),
	italic: (selected) => wrap(selected, "*"),
	list: (selected) => markLines(selected, "list"),
	numbered: (selected) => markLines(selected, "numbered"),
	quote: (selected) => markLines(selected, "quote"),
	table: (selected) => block(selected, emptyTable, "Column"),
};

const keys: Readonly<Record<string, string>> = { b: "bold", i: "italic", k: "link" };

/** A text field for Markdown gets its toolbar, keys and clean pasting. */
export function startMarkdownField(field: HTMLElement) {
	const area = field.querySelector("textarea");
	const toolbar = field.querySelector<HTMLElement>("[role=toolbar]");
	if (!area || !toolbar) return;

	async function act(kind: string) {
		if (!area) return;
		if (kind === "picture") return void insertPicture(area);
		if (kind !== "link") return void apply(area, changes[kind]?.(selectedIn(area)));
		const choose: Choose = (await import("./link-picker.ts")).chooseLink;
		const selected = selectedIn(area);
		const choice = await choose(selected.text.slice(selected.start, selected.end));
		area.focus();
		if (choice) apply(area, link(selected, choice));
		else area.setSelectionRange(selected.start, selected.end);
	}

	startToolbar(toolbar, act);
	area.addEventListener("keydown", (event) => {
		if (event.isComposing || event.altKey) return;
		const kind = event.ctrlKey || event.metaKey ? keys[event.key.toLowerCase()] : undefined;
		if (kind && !event.shiftKey) {
			event.preventDefault();
			void act(kind);
		} else if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
			const edit = continueLine(selectedIn(area));
			if (!edit) return;
			event.preventDefault();
			apply(area, edit);
		}
	});
	area.addEventListener("paste", (event) => {
		const selected = selectedIn(area);
		const selection = selected.text.slice(selected.start, selected.end);
		const markdown = event.clipboardData && pastedMarkdown(event.clipboardData, selection, location.origin);
		if (markdown === null || markdown === undefined) return;
		event.preventDefault();
		const { start, end } = selected;
		apply(area, {
			from: start,
			to: end,
			insert: markdown,
			start: start + markdown.length,
			end: start + markdown.length,
		});
	});
}

/** Inserts a picture from the library with its alternative text; if it has none, selects the place to write it. */
async function insertPicture(area: HTMLTextAreaElement) {
	const selected = selectedIn(area);
	const { chooseMedia } = await import("./media-picker.ts");
	const chosenMedia = await chooseMedia("picture");
	area.focus();
	area.setSelectionRange(selected.start, selected.end);
	if (!chosenMedia?.address) return;
	const alt = chosenMedia.needsAlt ? missingAlt : chosenMedia.alt.replaceAll(/[[\]]/g, "");
	apply(area, block(selected, `![${alt}](${chosenMedia.address})`, alt));
}

function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): SelectedText {
	return { text: value, start: selectionStart, end: selectionEnd };
}

/** Applies an edit as if it were typed, so that the browser's own undo reverses it. */
function apply(area: HTMLTextAreaElement, edit: Edit | undefined) {
	if (!edit) return;
	area.focus();
	area.setSelectionRange(edit.from, edit.to);
	const done =
		edit.insert === ""
			? edit.from === edit.to || document.execCommand("delete")
			: document.execCommand("insertText", false, edit.insert);
	if (!done) {
		area.setRangeText(edit.insert, edit.from, edit.to, "end");
		area.dispatchEvent(new InputEvent("input", { bubbles: true }));
	}
	area.setSelectionRange(edit.start, edit.end);
}

/** A toolbar: one stop for Tab, arrows move within. Its buttons say in `data-does` what they do. */
function startToolbar(toolbar: HTMLElement, act: (does: string) => unknown) {
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
