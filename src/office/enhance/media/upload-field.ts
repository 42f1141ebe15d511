import { refuseSize } from "#src/content/media/media-limits.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { sendFile } from "#src/office/enhance/media/send-file.ts";

/**
 * A form with files: they are sent in parts as soon as they are chosen, dropped or pasted, one after the other, each
 * with its progress. The form then names them by their ids.
 */
export function startUploadField(form: HTMLFormElement) {
	const field = form.querySelector<HTMLElement>("[data-file-field]");
	const input = field?.querySelector<HTMLInputElement>("input[type=file]");
	const list = field?.querySelector<HTMLElement>("[data-files]");
	const status = field?.querySelector<HTMLElement>("[data-upload-status]");
	const template = field?.querySelector<HTMLTemplateElement>("[data-file-row]");
	if (!field || !input || !list || !status || !template) return;
	const waiting: { file: File; row: ReturnType<typeof openRow> }[] = [];
	let sending = false;
	let submitting = false;

	async function take(files: readonly File[]) {
		if (!input || !list || !template) return;
		if (!input.multiple) for (const remove of list.querySelectorAll("button")) remove.click();
		for (const file of input.multiple ? files : files.slice(0, 1)) {
			const row = openRow(list, template, file);
			const refusal = refuseSize(file);
			if (refusal) row.refuse(refusal);
			else waiting.push({ file, row });
			row.onClose(update);
		}
		update();
		if (sending) return;
		sending = true;
		for (let next = waiting.shift(); next; next = waiting.shift()) await send(next.file, next.row);
		sending = false;
		say();
		update();
		const isAskedFor = submitting;
		submitting = false;
		if (isAskedFor && ids().length > 0) form.requestSubmit();
	}
	async function send(file: File, row: ReturnType<typeof openRow>) {
		if (row.signal.aborted) return;
		const outcome = await sendFile(file, { onProgress: row.show, onWaiting: row.wait, signal: row.signal });
		if (!outcome) return;
		if ("refused" in outcome) return row.refuse(outcome.refused);
		row.finish(outcome.address);
	}
	const ids = () => [...field.querySelectorAll<HTMLInputElement>("input[name=upload]")];
	function update() {
		if (!input || !list) return;
		list.hidden = list.childElementCount === 0;
		input.required = list.hidden;
	}
	function say() {
		const [ready, refused] = [ids().length, list?.querySelectorAll("[data-refused]").length ?? 0];
		if (!status || ready + refused === 0) return;
		const message = ready === 1 ? "1 file uploaded." : `${ready} files uploaded.`;
		status.textContent = refused > 0 ? `${message} ${refused} not accepted.` : message;
	}

	input.addEventListener("change", () => {
		const files = [...(input.files ?? [])];
		// Clears the control, because the files are in the list now and must not be sent again.
		input.value = "";
		void take(files);
	});
	form.addEventListener("submit", (event) => {
		if (event.defaultPrevented) return;
		if (sending) {
			event.preventDefault();
			submitting = true;
			status.textContent = "We’ll add them as soon as all files are uploaded.";
			return;
		}
		input.disabled = true;
	});
	addEventListener("pageshow", () => {
		input.disabled = false;
	});
	startDrop(field, take);
}

/** Files dropped on the page's field, or pasted anywhere but into a text. */
function startDrop(field: HTMLElement, take: (files: readonly File[]) => unknown) {
	const box = field.querySelector<HTMLElement>("[data-drop]");
	const over = (on: boolean) => box?.toggleAttribute("data-over", on);
	field.addEventListener("dragover", (event) => {
		if (!event.dataTransfer?.types.includes("Files")) return;
		event.preventDefault();
		over(true);
	});
	field.addEventListener("dragleave", () => over(false));
	field.addEventListener("drop", (event) => {
		event.preventDefault();
		over(false);
		void take([...(event.dataTransfer?.files ?? [])]);
	});
	document.addEventListener("paste", (event) => {
		const files = [...(event.clipboardData?.files ?? [])];
		if (files.length === 0 || (event.target instanceof HTMLElement && event.target.matches("textarea"))) return;
		event.preventDefault();
		void take(files);
	});
}

/** A file on its way, as the list of a file field shows it. Its signal is aborted when the member cancels it. */
function openRow(list: HTMLElement, template: HTMLTemplateElement, file: File) {
	const item = document.importNode(template.content, true).querySelector("li");
	const [name, status] = item?.querySelectorAll("span") ?? [];
	const progress = item?.querySelector("progress");
	const button = item?.querySelector("button");
	if (!item || !name || !status || !progress || !button) throw new Error("The page has no row for a file.");
	const controller = new AbortController();
	let closed: (() => void) | undefined;
	name.textContent = file.name;
	button.setAttribute("aria-label", `Cancel: ${file.name}`);
	progress.setAttribute("aria-label", `${file.name}: uploaded`);
	status.textContent = "Waiting";
	progress.value = 0;
	list.append(item);
	button.addEventListener("click", () => {
		controller.abort();
		item.remove();
		closed?.();
	});
	return {
		signal: controller.signal,
		show(sent: number) {
			progress.value = file.size === 0 ? 100 : Math.floor((sent / file.size) * 100);
			status.textContent = `${fileSize(sent)} of ${fileSize(file.size)}`;
		},
		wait(why: string) {
			status.textContent = why;
		},
		refuse(why: string) {
			item.dataset.refused = "";
			status.textContent = `Not accepted: ${why}`;
			button.textContent = "Remove";
			button.setAttribute("aria-label", `Remove: ${file.name}`);
		},
		finish(address: string) {
			const id = address.split("/").at(-1) ?? "";
			item.append(Object.assign(document.createElement("input"), { type: "hidden", name: "upload", value: id }));
			progress.value = 100;
			status.textContent = `${fileSize(file.size)}, uploaded`;
			button.textContent = "Remove";
			button.setAttribute("aria-label", `Remove: ${file.name}`);
			button.addEventListener("click", () => void fetch(address, { method: "DELETE" }).catch(() => {}));
		},
		onClose(close: () => void) {
			closed = close;
		},
	};
}
