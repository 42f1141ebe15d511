import { onConsentChange, readConsent, storeConsent } from "./cookie-consent.ts";

/**
 * The question about cookies and films, `[data-consent-question]`, shown while the root has `data-consent="ask"`. Its
 * inline script asks before the first paint; here it is answered, and asked again by `[data-consent-again]`.
 */
export function askForConsent() {
	const { dataset } = document.documentElement;
	const question = document.querySelector<HTMLElement>("[data-consent-question]");
	let opener: HTMLElement | null = null;
	onConsentChange(() => {
		if (readConsent() !== "unasked") delete dataset.consent;
	});
	for (const button of question?.querySelectorAll<HTMLElement>("[data-answer]") ?? [])
		button.addEventListener("click", () => {
			storeConsent(button.dataset.answer === "true");
			(opener ?? document.getElementById("main"))?.focus({ preventScroll: opener === null });
			opener = null;
		});
	for (const form of document.querySelectorAll("form[data-consent-again]"))
		form.addEventListener("submit", (event) => {
			event.preventDefault();
			const choice = readConsent();
			const present = question?.querySelector<HTMLElement>("[data-present]");
			if (present) {
				present.hidden = choice === "unasked";
				import("./lazy/describe-choice.ts").then(
					({ describeChoice }) => describeChoice(present, choice),
					() => {},
				);
			}
			dataset.consent = "ask";
			opener = form.querySelector("button");
			question?.focus();
		});
}
