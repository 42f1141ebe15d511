import { applicationTypes, formOf } from "#src/admissions/forms/application-forms.ts";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsForm } from "#src/office/settings/parts/settings-form.tsx";
import styles from "./funnel.module.css";
import type { Funnel } from "./read-funnel.server.ts";

const word = { maxLength: 30, pattern: "[A-Za-z0-9][A-Za-z0-9\\-]*", placeholder: "school-fair", required: true };

type Props = { sources: Funnel["sources"]; siteUrl: string };

/** The links to hand out, and the form by which a word is added. */
export function SourceLinks({ sources, siteUrl }: Props) {
	const offeredSources = sources.filter(({ word, ended }) => word !== "" && !ended);
	return (
		<>
			{offeredSources.map(({ word, label }) => (
				<details key={word} className={styles.link}>
					<summary>Links for “{label}”</summary>
					{applicationTypes().map((form) => (
						<p key={form}>
							{programmeOf(form)}: <code>{`${siteUrl}${formOf(form).page}?from=${word}`}</code>
						</p>
					))}
					<SettingsForm act="end" fields={{ word }} submit="Stop counting this link" look="quiet" />
				</details>
			))}
			<SettingsForm
				act="add"
				inputs={[
					{ label: "Word in the address", name: "word", ...word },
					{ label: "Purpose", name: "label", maxLength: 80, placeholder: "School fair, June", required: true },
				]}
				submit="Add a link"
				className={settings.row}
				aria-label="Add a link"
			/>
		</>
	);
}
