import { sendFile } from "#src/office/enhance/media/send-file.ts";
import type { MediaChoice } from "#src/office/media/choices-route.ts";
import * as officePaths from "#src/office-paths.ts";

const pauseMs = 150;
const pollMs = 1500;

type Choices = { items: MediaChoice[]; more: boolean; refusal: string | null };

/** Names of the kinds in the dialog. */
const names = { picture: "photo", film: "video", document: "document", font: "typeface" };

/**
 * Opens the dialog in which a file of the library is chosen, or added and chosen.
 * @returns undefined when it was closed without a choice
 */
export function chooseMedia(kind: MediaChoice["kind"]): Promise<MediaChoice | undefined> {
	const dialog = document.querySelector<HTMLDialogElement>("[data-media-dialog]");
	const [search, file] = dialog?.querySelectorAll("input") ?? [];
	const list = dialog?.querySelector<HTMLElement>("[data-media-choices]");
	const status = dialog?.querySelector<HTMLElement>("[data-media-status]");
	const template = dialog?.querySelector<HTMLTemplateElement>("[data-media-choice]");
	if (!dialog || !search || !file || !list || !status || !template) return Promise.resolve(undefined);
	const controller = new AbortController();
	const { signal } = controller;
	let chosenMediaChoice: MediaChoice | undefined;
	let timer = 0;
	let latest = 0;

	const take = (choice: MediaChoice) => {
		chosenMediaChoice = choice;
		dialog.close();
	};
	async function ask(search: string, added?: number): Promise<Choices> {
		const query = new URLSearchParams({ kind, q: search, ...(added !== undefined && { added: String(added) }) });
		const answer = await fetch(officePaths.mediaChoices(String(query)), { signal });
		return answer.json();
	}
	async function show() {
		latest += 1;
		const mine = latest;
		const { items, more } = await ask(search?.value ?? "");
		if (mine !== latest || !list || !status || !template) return;
		list.replaceChildren(...items.map((item) => choiceOf(item, template, take)));
		const count = items.length === 1 ? `1 ${names[kind]} found.` : `${items.length} ${names[kind]}s found.`;
		status.textContent = more ? `The latest ${items.length}. Search to find others.` : count;
	}
	async function add(file: File) {
		if (!status) return;
		const outcome = await sendFile(file, {
			onProgress: (sent) => {
				status.textContent = `${Math.floor((sent / file.size) * 100)} % of ${file.name} uploaded.`;
			},
			onWaiting: (message) => {
				status.textContent = message;
			},
			signal,
		});
		if (!outcome) return;
		if ("refused" in outcome) {
			status.textContent = `${file.name}: ${outcome.refused}`;
			return;
		}
		const addedMedia = await (await fetch(outcome.address, { method: "POST", signal })).json();
		if (!addedMedia.ok) {
			status.textContent = addedMedia.message;
			return;
		}
		status.textContent = "It’s in the library. We’re preparing its sizes. This takes a few seconds.";
		for (;;) {
			const { items, refusal } = await ask("", addedMedia.id);
			const ready = items.find(({ id }) => id === addedMedia.id);
			if (ready) return take(ready);
			if (refusal !== null) {
				status.textContent = `${file.name}: ${refusal}`;
				return;
			}
			await new Promise((resolve) => setTimeout(resolve, pollMs));
		}
	}

	const on = { signal };
	search.value = "";
	search.addEventListener(
		"input",
		() => {
			clearTimeout(timer);
			timer = window.setTimeout(() => void show().catch(() => {}), pauseMs);
		},
		on,
	);
	file.addEventListener(
		"change",
		() => {
			const [pickedFile] = file.files ?? [];
			file.value = "";
			if (pickedFile)
				void add(pickedFile).catch(() => {
					if (signal.aborted) return;
					status.textContent = `We don’t know whether ${pickedFile.name} was uploaded. Check the library.`;
				});
		},
		on,
	);
	dialog.addEventListener("keydown", (event) => moveInGrid(event, list, search), on);
	dialog.addEventListener(
		"click",
		({ target }) => {
			if (target === dialog || (target instanceof Element && target.closest("[data-close]"))) dialog.close();
		},
		on,
	);
	dialog.showModal();
	search.focus();
	void show().catch(() => {});
	return new Promise((resolve) => {
		dialog.addEventListener(
			"close",
			() => {
				clearTimeout(timer);
				controller.abort();
				list.replaceChildren();
				status.textContent = "";
				resolve(chosenMediaChoice);
			},
			on,
		);
	});
}

function choiceOf(item: MediaChoice, template: HTMLTemplateElement, take: (choice: MediaChoice) => void): Node {
	const copy = document.importNode(template.content, true);
	const [picture, title, alt] = copy.querySelectorAll("span");
	const image = copy.querySelector("img");
	if (image && item.preview) image.src = item.preview;
	else if (picture) picture.textContent = "";
	if (title) title.textContent = item.title;
	if (alt) {
		alt.textContent = item.needsAlt ? "No alternative text" : item.alt;
		if (item.needsAlt) alt.dataset.missing = "";
	}
	copy.querySelector("button")?.addEventListener("click", () => take(item));
	return copy;
}

/** Arrow keys go through the choices, by rows as they are shown; from the search downwards. */
function moveInGrid(event: KeyboardEvent, list: HTMLElement, search: HTMLElement) {
	const all = [...list.querySelectorAll("button")];
	const here = all.indexOf(document.activeElement as HTMLButtonElement);
	if (here < 0 && (document.activeElement !== search || event.key !== "ArrowDown")) return;
	const top = all[0]?.offsetTop;
	const columns = all.filter(({ offsetTop }) => offsetTop === top).length;
	const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
	if (by === undefined) return;
	event.preventDefault();
	(here < 0 ? all[0] : (all[here + by] ?? (here + by < 0 ? search : undefined)))?.focus();
}
