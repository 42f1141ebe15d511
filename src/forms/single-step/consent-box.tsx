import { consentField, type ShownConsent } from "#src/forms/consent.ts";
import { CheckField } from "#src/ui/fields/choice-field.tsx";

type Props = {
	consent: ShownConsent;
	checked: boolean;
	error: string | undefined;
};

/** The consent checkbox. Its pages open in another tab, so that nothing typed is lost. */
export function ConsentBox({ consent: { text, links }, checked, error }: Props) {
	const phrases = new RegExp(`(${links.map((link) => link.text).join("|")})`);
	const parts = text.split(phrases).map((part) => {
		const link = links.find((each) => each.text === part);
		return link ? (
			<a key={part} href={link.to} target="_blank" rel="noopener">
				{part}
			</a>
		) : (
			<span key={part}>{part}</span>
		);
	});
	return <CheckField name={consentField} value="true" label={parts} required defaultChecked={checked} error={error} />;
}
