import type { ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./play-states.module.css";

/** Content of a button that plays and pauses; `site/enhance/pages/play-state.ts` switches from one to the other. */
export function PlayStates({ play, pause }: { play: ReactNode; pause: ReactNode }) {
	return (
		<>
			<span data-when="paused" className={styles.state}>
				<Icon name="play" />
				{play}
			</span>
			<span data-when="playing" hidden className={styles.state}>
				<Icon name="pause" />
				{pause}
			</span>
		</>
	);
}
