import { Fragment } from "react";
import { consentField } from "#src/forms/consent.ts";
import { CheckField } from "#src/ui/fields/choice-field.tsx";
import { contactConsent, contactConsentLinks } from "./contact-consent.ts";

/** The consent checkbox. Its pages open in another tab, so that nothing typed is lost. */
export function ConsentField({ checked, error }: { checked: boolean; error: string | undefined }) {
	const phrases = new RegExp(`(${contactConsentLinks.map(({ text }) => text).join("|")})`);
	const parts = contactConsent.text.split(phrases).map((part) => {
		const link = contactConsentLinks.find(({ text }) => text === part);
		return link ? (
			<a key={part} href={link.to} target="_blank" rel="noopener">
				{part}
			</a>
		) : (
			<Fragment key={part}>{part}</Fragment>
		);
	});
	return <CheckField name={consentField} value="true" label={parts} required defaultChecked={checked} error={error} />;
}
