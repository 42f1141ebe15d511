import { identity } from "#school/identity.ts";
import { Button } from "#src/ui/button.tsx";
import { Contours } from "#src/ui/contours/contours.tsx";
import { Logo } from "./logo.tsx";
import styles from "./splash.module.css";

type SplashProps = {
	/** Still loading after three seconds. */
	late?: boolean;
	onRetry?: () => void;
};

/** Shown while a page's code or data is loading. */
export function Splash({ late = false, onRetry = () => location.reload() }: SplashProps) {
	return (
		<div data-surface="shola" data-uncovered="always" className={styles.splash}>
			<Contours seed="splash" />
			<div className={styles.words}>
				<Logo />
				<p className={styles.welcome}>Welcome to the {identity.name}</p>
				<div role="status" className={styles.state}>
					{late ? (
						<>
							<p className={styles.name}>Error</p>
							<p>The page is taking longer than it should. It may still come; or ask for it again.</p>
						</>
					) : (
						<p className={styles.name}>Loading...</p>
					)}
				</div>
				{late && (
					<Button tone="action" onClick={onRetry}>
						Try again
					</Button>
				)}
			</div>
		</div>
	);
}
