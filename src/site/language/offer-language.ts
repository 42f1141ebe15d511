/**
 * Runs as an inline script before the first paint, so that nothing moves: shows the element before it with the first
 * link of the page that offers a language of the browser, until it is dismissed.
 * @param key under which the browser stores that it was
 */
export function offerLanguage(key: string) {
	const box = document.currentScript?.previousElementSibling as HTMLElement;
	const [link] = navigator.languages.flatMap((tag) => [
		...document.querySelectorAll<HTMLElement>(`a[lang="${tag.split("-")[0]}"][title]`),
	]);
	try {
		if (!link || localStorage.getItem(key)) return;
	} catch {
		// Browsers without storage could not remember the answer.
		return;
	}
	const offer = link.cloneNode() as HTMLElement;
	offer.className = offer.title = "";
	offer.textContent = link.title;
	box.prepend(offer);
	box.hidden = false;
	(box.lastChild as HTMLElement).onclick = () => {
		box.hidden = true;
		localStorage.setItem(key, "1");
	};
}
