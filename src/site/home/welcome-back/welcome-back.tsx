import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { InlineScript } from "#src/site/page-code/inline-script.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { chooseDraft } from "./choose-draft.ts";
import type { DraftedApplications } from "./drafted-applications.server.ts";
import styles from "./welcome-back.module.css";

/** A small card that leads back to the application of which this device has a draft. */
export function WelcomeBack({ applications, maxAgeMs }: DraftedApplications) {
	const messages = useMessages(homeMessages);
	return (
		<>
			{applications.map(({ storageKey, title, page }) => (
				<p key={storageKey} hidden data-draft={storageKey} className={`not-printed ${styles.card}`}>
					<a href={page} className={styles.link}>
						<span>
							<span className={styles.greeting}>{messages.welcomeBack}</span> {messages.continueDraft({ title })}
						</span>
						<Icon name="arrow" />
					</a>
				</p>
			))}
			<InlineScript run={chooseDraft} argument={maxAgeMs} />
		</>
	);
}
