import { headerMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Logo } from "#src/site/school/logo.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { Button } from "#src/ui/button.tsx";
import { Contours } from "#src/ui/contours/contours.tsx";
import styles from "./splash.module.css";

/** Covers a page that is being left, once the next one has been awaited for a moment. */
export function Splash() {
	const messages = useMessages(headerMessages);
	const { identity } = useSchool();
	return (
		<div hidden data-splash data-surface="shola" className={styles.splash}>
			<Contours seed="splash" />
			<div className={styles.text}>
				<Logo on="dark" />
				<p className={styles.welcome}>{messages.welcome({ name: identity.name })}</p>
				<div role="status" className={styles.state}>
					<p data-loading className="large strong">
						{messages.loading}
					</p>
					<p hidden data-late className="large strong">
						{messages.failedTitle}
					</p>
					<p hidden data-late>
						{messages.failedNote}
					</p>
				</div>
				<Button hidden data-late tone="action">
					{messages.tryAgain}
				</Button>
			</div>
		</div>
	);
}
