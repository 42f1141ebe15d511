import type { AchievementIcon as Name } from "#content/achievements.ts";
import styles from "./plaque.module.css";

const paths: Record<Name, string> = {
	handshake: "M2 16h8l8 4 8-5h6l6 2h8M2 34h7l10 9 4-1 5-1 4-4 4-3 2-4h8M18 20l-4 7 5 2 7-5 10 8M24 42l-5-5M28 41l-6-6M32 37l-6-6",
	brush: "M44 4 20 27l4 5L46 8ZM20 27c-6 0-8 4-9 8-1 3-4 5-7 5 4 4 12 5 16 2 4-3 5-6 4-10",
	rank: "M4 44V26h12v18M18 44V8h12v36M32 44V18h12v26M2 44h44",
	medal:
		"M14 4l8 18M34 4l-8 18M24 4v14M24 20a12 12 0 1 0 0 24 12 12 0 0 0 0-24ZM24 26l2 4 4.500.6-3.200 3.200.8 4.500-4.100-2.100-4.100 2.100.8-4.500-3.200-3.200 4.500-.6Z",
	palette: "M24 6C12 6 4 14 4 24s8 18 18 18c4 0 5-3 4-6-1-4 2-6 6-6h6c4 0 6-3 6-7C44 13 35 6 24 6ZM14 22v.5M20 14v.5M30 14v.5M37 21v.5",
	swimmer: "M2 34c4-4 8-4 11 0s8 4 11 0 8-4 11 0 8 4 11 0M2 42c4-4 8-4 11 0s8 4 11 0 8-4 11 0 8 4 11 0M10 27l10-9-6-7 12-4 8 17M38 12a4 4 0 1 0 .1 0",
};

/** A line icon engraved into a plaque. */
export function AchievementIcon({ name }: { name: Name }) {
	return (
		<svg viewBox="0 0 48 48" className={styles.icon} aria-hidden="true" focusable="false">
			<path d={paths[name]} />
		</svg>
	);
}
