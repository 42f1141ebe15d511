import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { localDraftAgeMs, localDraftKey } from "#src/forms/wizard/drafts/local-draft.ts";
import { InlineScript } from "#src/site/page-code/inline-script.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { chooseDraft } from "./choose-draft.ts";
import styles from "./welcome-back.module.css";

/** A small card that leads back to the application of which this device has a draft. */
export function WelcomeBack() {
	return (
		<>
			{Object.values(applicationForms).map(({ form: { key, title, version }, page }) => (
				<p key={key} hidden data-draft={localDraftKey(key)} data-version={version} className={styles.card}>
					<a href={page} className={styles.link}>
						<span>
							<span className={styles.greeting}>Welcome back</span> Go on with your {title}
						</span>
						<Icon name="arrow" />
					</a>
				</p>
			))}
			<InlineScript run={chooseDraft} argument={localDraftAgeMs} />
		</>
	);
}
