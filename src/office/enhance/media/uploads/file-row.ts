import { fileSize } from "#src/formatting/file-size.ts";

/** A file on its way, as the list of a file field shows it. */
export type FileRow = {
	/** Aborted when the member cancels it. */
	signal: AbortSignal;
	/** @param sent bytes */
	show: (sent: number) => void;
	wait: (words: string) => void;
	refuse: (why: string) => void;
	/** The form names it from now on. */
	finish: (address: string) => void;
	onClose: (close: () => void) => void;
};

export function openRow(list: HTMLElement, template: HTMLTemplateElement, file: File): FileRow {
	const item = document.importNode(template.content, true).querySelector("li");
	const [name, words] = item?.querySelectorAll("span") ?? [];
	const progress = item?.querySelector("progress");
	const button = item?.querySelector("button");
	if (!item || !name || !words || !progress || !button) throw new Error("The page has no row for a file.");
	const cancelled = new AbortController();
	let closed: (() => void) | undefined;
	name.textContent = file.name;
	button.setAttribute("aria-label", `Cancel: ${file.name}`);
	progress.setAttribute("aria-label", `${file.name}: uploaded`);
	words.textContent = "Waiting";
	progress.value = 0;
	list.append(item);
	button.addEventListener("click", () => {
		cancelled.abort();
		item.remove();
		closed?.();
	});
	return {
		signal: cancelled.signal,
		show(sent) {
			progress.value = file.size === 0 ? 100 : Math.floor((sent / file.size) * 100);
			words.textContent = `${fileSize(sent)} of ${fileSize(file.size)}`;
		},
		wait(why) {
			words.textContent = why;
		},
		refuse(why) {
			item.dataset.refused = "";
			words.textContent = `Not accepted: ${why}`;
			button.textContent = "Remove";
			button.setAttribute("aria-label", `Remove: ${file.name}`);
		},
		finish(address) {
			const id = address.split("/").at(-1) ?? "";
			item.append(Object.assign(document.createElement("input"), { type: "hidden", name: "upload", value: id }));
			progress.value = 100;
			words.textContent = `${fileSize(file.size)}, uploaded`;
			button.textContent = "Remove";
			button.setAttribute("aria-label", `Remove: ${file.name}`);
			button.addEventListener("click", () => void fetch(address, { method: "DELETE" }).catch(() => {}));
		},
		onClose(close) {
			closed = close;
		},
	};
}
