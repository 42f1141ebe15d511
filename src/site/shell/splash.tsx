import { useSchool } from "#src/site/school/use-school.ts";
import { Button } from "#src/ui/button.tsx";
import { Contours } from "#src/ui/contours/contours.tsx";
import { Logo } from "./logo.tsx";
import styles from "./splash.module.css";

/** Covers a page that is being left, once the next one has been awaited for a moment. */
export function Splash() {
	const { identity } = useSchool();
	return (
		<div hidden data-splash data-surface="shola" className={styles.splash}>
			<Contours seed="splash" />
			<div className={styles.words}>
				<Logo />
				<p className={styles.welcome}>Welcome to the {identity.name}</p>
				<div role="status" className={styles.state}>
					<p data-loading className={styles.name}>
						Loading...
					</p>
					<p hidden data-late className={styles.name}>
						Error
					</p>
					<p hidden data-late>
						The page is taking longer than it should. It may still come; or ask for it again.
					</p>
				</div>
				<Button hidden data-late tone="action">
					Try again
				</Button>
			</div>
		</div>
	);
}
