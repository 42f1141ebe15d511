import {
	browserSupportsWebAuthn,
	type PublicKeyCredentialCreationOptionsJSON,
	type PublicKeyCredentialRequestOptionsJSON,
	startAuthentication,
	startRegistration,
} from "@simplewebauthn/browser";
import * as officePaths from "#src/office-paths.ts";

/** Forms with `data-passkey` ("sign-in", "prove" or "add") send the browser's answer as `credential`. */
export function startPasskeys(forms: Iterable<HTMLFormElement>) {
	if (!browserSupportsWebAuthn()) return;
	for (const form of forms) {
		form.hidden = false;
		form.addEventListener("submit", (event) => {
			event.preventDefault();
			void answer(form);
		});
	}
}

async function answer(form: HTMLFormElement) {
	const field = form.elements.namedItem("credential");
	const failure = form.querySelector<HTMLElement>("[role=alert]");
	if (!(field instanceof HTMLInputElement) || !failure) return;
	failure.hidden = true;
	try {
		field.value = JSON.stringify(await ask(form.dataset.passkey ?? ""));
		form.submit();
	} catch (error) {
		// Browsers name a dialog that was closed, and one that timed out, alike.
		const closed = error instanceof Error && error.name === "NotAllowedError";
		failure.textContent = closed
			? "No passkey was chosen. Try again, or use another way to sign in."
			: sentenceOf(error);
		failure.hidden = false;
	}
}

async function ask(purpose: string) {
	const body = new URLSearchParams({ purpose });
	const response = await fetch(officePaths.passkeyOptions, { method: "POST", body });
	if (!response.ok) throw new Error("The office didn’t respond. Reload the page.");
	if (purpose === "add") {
		const optionsJSON: PublicKeyCredentialCreationOptionsJSON = await response.json();
		return startRegistration({ optionsJSON });
	}
	const optionsJSON: PublicKeyCredentialRequestOptionsJSON = await response.json();
	return startAuthentication({ optionsJSON });
}

function sentenceOf(error: unknown): string {
	const exists = error instanceof Error && error.name === "InvalidStateError";
	return exists ? "This device already has a passkey for you." : "This device couldn’t use the passkey.";
}
