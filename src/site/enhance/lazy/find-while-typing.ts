import { matchesSearch } from "#src/site/questions/filter-questions.ts";
import { foundText } from "#src/site/questions/found-text.ts";

/** Shows which questions have the words of the form, from now on and while they are typed. */
export function findWhileTyping(form: HTMLFormElement) {
	const input = form.querySelector("input");
	if (!input) return;
	const element = document.querySelector<HTMLElement>("[data-found]");
	const entries = document.querySelectorAll<HTMLElement>("[data-question]");
	const firstTexts = new Map(Array.from(entries, (entry) => [entry, shownText(entry)]));
	/** A browser that translates the page may do so at any time: words of both languages are found. */
	const searchedText = (entry: HTMLElement) => `${firstTexts.get(entry)} ${shownText(entry)}`;
	const show = () => {
		let found = 0;
		for (const group of document.querySelectorAll<HTMLElement>("[data-question-group]")) {
			let any = false;
			for (const entry of group.querySelectorAll<HTMLElement>("[data-question]")) {
				entry.hidden = !matchesSearch(searchedText(entry), input.value.trim());
				if (entry.hidden) continue;
				any = true;
				found += 1;
			}
			group.hidden = !any;
		}
		if (element) element.textContent = input.value.trim() && foundText(found, element.dataset);
	};
	form.addEventListener("input", show);
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		show();
	});
	// Results that the page was asked for are shown already.
	if (input.value !== input.defaultValue) show();
}

/** The question and its answer, as the server searches them: without the links below. */
const shownText = (entry: HTMLElement) =>
	Array.from(entry.querySelectorAll("h3, p"), ({ textContent }) => textContent).join(" ");
