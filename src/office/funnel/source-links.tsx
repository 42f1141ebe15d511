import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";
import * as paths from "#src/paths.ts";
import styles from "./funnel.module.css";
import type { Funnel } from "./read-funnel.server.ts";

const pages: Record<ApplicationType, string> = {
	barch: paths.barchApplication,
	march: paths.marchApplication,
	diploma: paths.diplomaApplication,
};

type Props = { sources: Funnel["sources"]; siteUrl: string };

/** The links to hand out, and the form by which a word is added. */
export function SourceLinks({ sources, siteUrl }: Props) {
	const offered = sources.filter(({ word, ended }) => word !== "" && !ended);
	return (
		<>
			{offered.map(({ word, label }) => (
				<details key={word} className={styles.link}>
					<summary>Links for “{label}”</summary>
					{Object.entries(pages).map(([form, page]) => (
						<p key={form}>
							{programmeOf(form)}: <code>{`${siteUrl}${page}?from=${word}`}</code>
						</p>
					))}
					<ActForm act="end" fields={{ word }} quiet>
						<button className={controls.button} data-quiet="" type="submit">
							Stop counting this link
						</button>
					</ActForm>
				</details>
			))}
			<ActForm act="add" quiet className={settings.row} aria-label="Add a link">
				{({ word, label }) => (
					<>
						<SettingsField
							label="Word in the address"
							name="word"
							maxLength={30}
							pattern="[A-Za-z0-9][A-Za-z0-9\-]*"
							placeholder="school-fair"
							defaultValue={word}
							required
						/>
						<SettingsField
							label="Purpose"
							name="label"
							maxLength={80}
							placeholder="School fair, Ooty"
							defaultValue={label}
							required
						/>
						<button className={controls.button} type="submit">
							Add a link
						</button>
					</>
				)}
			</ActForm>
		</>
	);
}
