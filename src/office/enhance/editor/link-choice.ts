import { chooseLink } from "./link-picker.ts";

/** A link that finds a page in another tab finds it in a dialog instead, which fills the field with its address. */
export function startLinkChoice(link: HTMLAnchorElement) {
	link.addEventListener("click", (event) => {
		const field = document.getElementById(link.dataset.chooseLink ?? "");
		if (!(field instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		void chooseLink(field.value).then((choice) => {
			if (choice) field.value = choice.address;
			(choice ? field : link).focus();
		});
	});
}
