import { pictureUrl } from "#src/content/picture.ts";
import type { MediaChoice } from "#src/office/media/choices-route.ts";

/** A field for the key of a picture, film or document: its button chooses from the library. */
export function startMediaField(field: HTMLElement) {
	const input = field.querySelector("input");
	const button = field.querySelector<HTMLElement>("[data-choose-media]");
	if (!input || !button) return;
	const { chooseMedia: kind = "picture", shape = "landscape" } = button.dataset;
	button.hidden = false;
	button.addEventListener("click", async () => {
		const { chooseMedia } = await import("./media-picker.ts");
		const chosenMedia = await chooseMedia(kind as MediaChoice["kind"]);
		button.focus();
		const keys: Partial<Record<string, string>> = chosenMedia?.keys ?? {};
		const key = keys[kind === "picture" ? shape : kind];
		if (!chosenMedia || key === undefined) return;
		write(input, key);
		const alt = altFieldOf(input);
		// Alternative text written for this record is kept.
		if (alt && (alt.value.trim() === "" || alt.value === alt.dataset.fromLibrary) && chosenMedia.alt !== "") {
			write(alt, chosenMedia.alt);
			alt.dataset.fromLibrary = chosenMedia.alt;
		}
		if (kind !== "picture") return;
		const image = field.querySelector("img") ?? document.createElement("img");
		Object.assign(image, { src: pictureUrl(key), alt: alt?.value ?? "" });
		if (!image.isConnected) field.prepend(image);
	});
}

/** Finds the field of the alternative text: `picture_alt` for `picture`, `about.alt` for `about.key`. */
function altFieldOf({ name, form }: HTMLInputElement): HTMLInputElement | undefined {
	const altControl = form?.elements.namedItem(name.endsWith("key") ? name.replace(/key$/, "alt") : `${name}_alt`);
	return altControl instanceof HTMLInputElement ? altControl : undefined;
}

/** Writes a value as if it were typed, so that the form is saved. */
function write(input: HTMLInputElement, value: string) {
	input.value = value;
	input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
