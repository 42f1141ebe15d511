import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import styles from "./graduates-table.module.css";

/** Registered alumni and their countries; `enhance/pages/alumni-counts.ts` fills it in. */
export function AlumniCounts() {
	return <p data-alumni-counts={apiUrl(apiPaths.count)} className={styles.counts} />;
}
