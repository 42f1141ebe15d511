import styles from "./key-cap.module.css";

/** Keys that are in neither of the fonts, drawn. */
const keyPaths: Record<string, string> = {
	Enter: "M12.5 4v4.5h-8M7 5.5l-3 3 3 3",
	Shift: "M8 3L3 8.5h2.5V13h5V8.5H13z",
	Up: "M8 13V3M4 7l4-4 4 4",
	Down: "M8 3v10M4 9l4 4 4-4",
};

/** Keys as caps, one after the other: "Ctrl K". Hidden where single keys are switched off or there is no keyboard. */
export function KeyCaps({ keys }: { keys: string }) {
	return (
		<span className={styles.keys} aria-hidden="true" data-keys>
			{keys.split(" ").map((key) => (
				<kbd key={key} className={styles.cap}>
					{keyPaths[key] ? (
						<svg viewBox="0 0 16 16" aria-hidden="true">
							<path d={keyPaths[key]} />
						</svg>
					) : (
						key
					)}
				</kbd>
			))}
		</span>
	);
}
