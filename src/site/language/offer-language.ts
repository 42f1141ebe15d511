/**
 * Runs as an inline script before the first paint, so that nothing moves: shows the element before it with the first
 * link of the page that offers a language of the browser, until it is dismissed. Where nothing can be stored it ends
 * before, because no answer could be remembered.
 * @param key under which the browser stores that it was dismissed
 */
export function offerLanguage(key: string) {
	const box = document.currentScript?.previousElementSibling as HTMLElement;
	for (const tag of navigator.languages) {
		const link = document.querySelector<HTMLElement>(`[title][lang="${tag.split("-")[0]}"]`);
		if (!link || localStorage[key]) continue;
		box.prepend(Object.assign(link.cloneNode(), { className: "target", textContent: link.title }));
		box.hidden = false;
		(box.lastChild as HTMLElement).onclick = () => {
			box.hidden = true;
			localStorage[key] = 1;
		};
		return;
	}
}
