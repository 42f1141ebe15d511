import { Icon } from "#src/ui/icon.tsx";
import styles from "./checklist.module.css";

/** Conditions with a ticked box each. */
export function Checklist({ items }: { items: readonly string[] }) {
	return (
		<ul className={styles.list}>
			{items.map((item) => (
				<li key={item} className={styles.item}>
					<span className={styles.box}>
						<Icon name="check" />
					</span>
					{item}
				</li>
			))}
		</ul>
	);
}
