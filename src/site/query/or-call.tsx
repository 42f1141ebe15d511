import { identity } from "#school/identity.ts";
import styles from "./query.module.css";

/** Phone and e-mail, for those who would rather not fill in a form. */
export function OrCall({ className }: { className: string | undefined }) {
	return (
		<div className={className}>
			<p>If you would rather speak to somebody now:</p>
			<p className={styles.number}>
				<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
			</p>
			<p className={styles.way}>
				<a href={`mailto:${identity.email}`}>{identity.email}</a>
			</p>
		</div>
	);
}
