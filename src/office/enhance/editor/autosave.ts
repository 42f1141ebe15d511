import { clockAtSchool } from "#src/calendar/day.ts";
import type { DraftSaved } from "#src/office/content/editor/draft-route.ts";
import { fetchPage } from "#src/office/enhance/fetch-page.ts";

const pauseMs = 2500;
const retryMs = 10_000;
/** Fields that the form sends in addition to the record. */
const besides = ["version", "publish_at", "take_down_at"];

/** The page as it is now that the form is saved, and the row to go on with. */
export type SaveResult = { page: Document; row: string | null };
/** Saves the form with rows changed. @returns false when it was refused: sending the form then says why */
export type ChangeRows = (rows: string, show: (saved: SaveResult) => void) => Promise<boolean>;

/**
 * Saves what is typed after a short pause. Nothing is ever written back into a field; only what stands beside the form
 * is shown anew. After a refusal it rests: saving by hand then shows both texts.
 */
export function startAutosave(editor: HTMLElement, form: HTMLFormElement): { changeRows: ChangeRows } {
	const element = document.querySelector<HTMLElement>("[data-saved]");
	const refusal = document.querySelector<HTMLElement>("[data-save-refused]");
	let savedTexts = textsOf(form);
	let timer = 0;
	let saving: Promise<SaveResult | undefined> | undefined;
	let resting = false;
	let leaving = false;
	const isDirty = () => textsOf(form) !== savedTexts;

	/** @param rows what a button of rows does */
	async function save(rows = ""): Promise<SaveResult | undefined> {
		clearTimeout(timer);
		if (resting || (rows === "" && !isDirty())) return undefined;
		const texts = textsOf(form);
		const body = new URLSearchParams(texts);
		body.set("version", versionIn(form)?.value ?? "");
		if (rows) body.set("rows", rows);
		let answer: DraftSaved;
		try {
			const response = await fetch(editor.dataset.editor ?? "", { method: "POST", body });
			if (!response.headers.get("content-type")?.includes("json"))
				return rest("You’re signed out, or this was deleted.");
			answer = await response.json();
		} catch {
			if (element) element.textContent = "Not saved: no connection";
			timer = window.setTimeout(start, retryMs);
			return undefined;
		}
		if (!answer.ok) return rest(`${answer.message} Press “Save draft” to see what you can do.`);
		savedTexts = texts;
		noteVersion(form, answer.version);
		if (element) element.textContent = `Saved ${clockAtSchool(new Date(answer.at)).slice(11)}`;
		if (!location.pathname.endsWith(answer.address)) history.replaceState(history.state, "", answer.address);
		form.removeAttribute("action");
		editor.dataset.editor = `${answer.address}/draft`;
		const page = await showBeside(answer.undo ?? answer.address);
		document.dispatchEvent(new Event("draft-saved"));
		if (isDirty()) timer = window.setTimeout(start, pauseMs);
		return page && { page, row: answer.row };
	}
	async function changeRows(rows: string, show: (answer: SaveResult) => void) {
		while (saving) await saving;
		saving = save(rows).finally(() => {
			saving = undefined;
		});
		const answer = await saving;
		const hasTyped = isDirty();
		if (answer) show(answer);
		// The list is as it was saved: a row more is nothing that has still to be saved, but for what was typed meanwhile.
		if (answer && !hasTyped) savedTexts = textsOf(form);
		return answer !== undefined || !resting;
	}
	function rest(message: string): undefined {
		resting = true;
		if (element) element.textContent = "Not saved";
		if (!refusal) return;
		refusal.textContent = message;
		refusal.hidden = false;
	}
	function start() {
		saving ??= save().finally(() => {
			saving = undefined;
		});
		return saving;
	}

	form.addEventListener("input", () => {
		clearTimeout(timer);
		if (element && !resting) element.textContent = "";
		timer = window.setTimeout(start, pauseMs);
	});
	// Waits for the answer to a save in progress before the page is sent: otherwise it would conflict with itself.
	document.addEventListener("submit", (event) => {
		const { target, submitter } = event;
		if (!(target instanceof HTMLFormElement) || event.defaultPrevented) return;
		if (submitter instanceof HTMLButtonElement && submitter.formTarget === "_blank") return;
		const first = target === form ? saving : (saving ?? (isDirty() && !resting ? start() : undefined));
		leaving = true;
		clearTimeout(timer);
		if (!first) return;
		event.preventDefault();
		void first.then(() => target.requestSubmit(submitter));
	});
	addEventListener("beforeunload", (event) => {
		if (!leaving && isDirty()) event.preventDefault();
	});
	addEventListener("pageshow", () => {
		leaving = false;
	});
	return { changeRows };
}

function textsOf(form: HTMLFormElement): string {
	const texts = [...new FormData(form)].filter(([name]) => !besides.includes(name));
	return String(new URLSearchParams(texts.map(([name, value]) => [name, String(value)])));
}

function versionIn(form: HTMLFormElement): HTMLInputElement | null {
	return form.querySelector<HTMLInputElement>("input[type=hidden][name=version]");
}

function noteVersion(form: HTMLFormElement, version: number) {
	const field = versionIn(form) ?? document.createElement("input");
	field.type = "hidden";
	field.name = "version";
	field.value = String(version);
	if (!field.isConnected) form.prepend(field);
}

/** Updates the missing values, changes and versions from the current page, except where someone is working. */
async function showBeside(address: string): Promise<Document | undefined> {
	const page = await fetchPage(address);
	if (!page) return undefined;
	for (const next of page.querySelectorAll<HTMLElement>("[data-live]")) {
		const current = document.querySelector<HTMLElement>(`[data-live="${next.dataset.live}"]`);
		if (!current || current.contains(document.activeElement) || current.querySelector("details[open], iframe"))
			continue;
		current.replaceWith(document.adoptNode(next));
	}
	const heading = page.querySelector("h1")?.textContent;
	const element = document.querySelector("h1");
	if (heading && element) element.textContent = heading;
	if (heading) document.title = page.title;
	return page;
}
