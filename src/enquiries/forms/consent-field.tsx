import { Fragment } from "react";
import { consentField } from "#src/forms/consent.ts";
import { CheckField } from "#src/ui/fields/choice-field.tsx";
import { contactConsent } from "./contact-consent.ts";

/** The consent's box and sentence with its pages linked; they open beside the form, so that nothing typed is lost. */
export function ConsentField({ checked, error }: { checked: boolean; error: string | undefined }) {
	const { text, links } = contactConsent;
	const parts = text.split(new RegExp(`(${links.map(({ words }) => words).join("|")})`)).map((part) => {
		const link = links.find(({ words }) => words === part);
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
