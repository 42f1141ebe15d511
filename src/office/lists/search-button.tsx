import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import styles from "./search-button.module.css";

/** Sends the field of words that it stands in, for those who do not press Enter. */
export function SearchButton() {
	return (
		<button type="submit" className={styles.search} aria-label="Search">
			<OfficeIcon name="search" />
		</button>
	);
}
