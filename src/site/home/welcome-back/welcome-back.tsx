import { InlineScript } from "#src/site/page-code/inline-script.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { chooseDraft } from "./choose-draft.ts";
import type { DraftedApplications } from "./drafted-applications.server.ts";
import styles from "./welcome-back.module.css";

/** A small card that leads back to the application of which this device has a draft. */
export function WelcomeBack({ applications, maxAgeMs }: DraftedApplications) {
	return (
		<>
			{applications.map(({ storageKey, title, page }) => (
				<p key={storageKey} hidden data-draft={storageKey} className={styles.card}>
					<a href={page} className={styles.link}>
						<span>
							<span className={styles.greeting}>Welcome back</span> Go on with your {title}
						</span>
						<Icon name="arrow" />
					</a>
				</p>
			))}
			<InlineScript run={chooseDraft} argument={maxAgeMs} />
		</>
	);
}
