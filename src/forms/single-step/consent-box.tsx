import { type Consent, consentField } from "#src/forms/consent.ts";
import { CheckField } from "#src/ui/fields/choice-field.tsx";

type Props = {
	consent: Consent;
	/** Phrases of its text that link to a page. */
	links: readonly { text: string; to: string }[];
	checked: boolean;
	error: string | undefined;
};

/** The consent checkbox. Its pages open in another tab, so that nothing typed is lost. */
export function ConsentBox({ consent, links, checked, error }: Props) {
	const phrases = new RegExp(`(${links.map(({ text }) => text).join("|")})`);
	const parts = consent.text.split(phrases).map((part) => {
		const link = links.find(({ text }) => text === part);
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
