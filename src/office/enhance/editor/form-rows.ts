import { startToast } from "#src/office/enhance/toast.ts";
import type { ChangeRows, SaveResult } from "./autosave.ts";

/**
 * The buttons of rows change their list in place. The server renders the list again from what was sent, as it does
 * without code; the list rests until it is there, so that nothing typed into it can be lost.
 */
export function startFormRows(form: HTMLFormElement, changeRows: ChangeRows) {
	form.addEventListener("click", (event) => {
		const button =
			event.target instanceof Element ? event.target.closest<HTMLButtonElement>("button[name=rows]") : null;
		const list = button?.closest<HTMLElement>("[data-rows-of]");
		if (!button || !list) return;
		event.preventDefault();
		void change(button, list);
	});

	async function change(button: HTMLButtonElement, list: HTMLElement) {
		list.inert = true;
		const isSaved = await changeRows(button.value, (savedForm) => show(list, button.value, savedForm));
		list.inert = false;
		if (!isSaved) form.requestSubmit(button);
		else if (list.isConnected) button.focus();
	}
}

function show(list: HTMLElement, does: string, { page, row }: SaveResult) {
	const fresh = page.querySelector<HTMLElement>(`[data-rows-of="${CSS.escape(list.dataset.rowsOf ?? "")}"]`);
	if (!fresh) return;
	const open = afterChange(rowsOf(list), does);
	for (const [index, details] of rowsOf(fresh).entries()) details.open ||= open[index] ?? false;
	list.replaceWith(document.adoptNode(fresh));
	fresh.dispatchEvent(new Event("rows-changed", { bubbles: true }));
	const [kind = ""] = does.split(" ");
	focusIn(fresh, kind, row ?? "");
	const toast = page.querySelector<HTMLElement>("[data-toast]");
	if (!toast) return;
	document.querySelector("[data-toast]")?.remove();
	document.getElementById("main")?.prepend(document.adoptNode(toast));
	startToast(toast);
}

/** The rows of a list, without those of lists in it. */
function rowsOf(list: HTMLElement): HTMLDetailsElement[] {
	const all = list.querySelectorAll<HTMLDetailsElement>("details[data-row-of]");
	return [...all].filter((row) => row.closest("[data-rows-of]") === list);
}

/** Returns which rows were open, in their new places. */
function afterChange(rows: readonly HTMLDetailsElement[], does: string): boolean[] {
	const [kind, path = ""] = does.split(" ");
	const open = rows.map((row) => row.open);
	const index = rows.findIndex((row) => row.dataset.rowOf === path);
	if (kind === "add") return [...open, true];
	if (kind === "remove") return open.toSpliced(index, 1);
	const other = kind === "up" ? index - 1 : index + 1;
	return open.map((_, each) => Boolean(open[each === index ? other : each === other ? index : each]));
}

/** Focuses an added row to be filled in, or the button of a moved row so that it can be moved again. */
function focusIn(list: HTMLElement, kind: string, row: string) {
	const place = document.getElementById(`field-${row}`);
	const button = list.querySelector<HTMLButtonElement>(`button[value="${CSS.escape(`${kind} ${row}`)}"]:enabled`);
	const control = place?.matches("input, textarea, select")
		? place
		: place?.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select, button[name=rows]");
	const next = kind === "add" ? control : (button ?? place?.closest("details")?.querySelector("summary") ?? control);
	(next ?? list).focus();
}
