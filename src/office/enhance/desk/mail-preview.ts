import { fetchPage } from "#src/office/enhance/fetch-page.ts";

const pauseMs = 400;

/** Shows a mail as it will be sent while it is typed; the form's button does so without code. */
export function startMailPreview(form: HTMLFormElement) {
	const preview = document.querySelector<HTMLElement>("[data-preview]");
	const shownControl = form.elements.namedItem("shown");
	if (!preview || !(shownControl instanceof HTMLInputElement)) return;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let latest = 0;
	const show = async () => {
		const number = ++latest;
		const fields = new URLSearchParams();
		for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
		fields.set("act", "preview");
		const page = await fetchPage(location.href, { method: "POST", body: fields });
		const [next, digest] = [page?.querySelector("[data-preview]"), page?.querySelector("[name=shown]")];
		// Text typed in the meantime is shown by the next answer.
		if (!next || !(digest instanceof HTMLInputElement) || number !== latest) return;
		preview.replaceChildren(...next.childNodes);
		shownControl.value = digest.value;
	};
	form.addEventListener("input", () => {
		clearTimeout(timer);
		latest += 1;
		timer = setTimeout(show, pauseMs);
	});
}
