import { identity } from "#school/identity.ts";
import * as paths from "#src/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./apply-button.module.css";

const choices = [
	{ label: "B.Arch", to: paths.barchApplication },
	{ label: "M.Arch", to: paths.marchApplication },
];

/** The floating Apply Now button. `enhance/apply-choice.ts` opens its choices; without scripts, CSS does. */
export function ApplyButton() {
	return (
		<aside aria-label="Apply" data-apply className={styles.dock}>
			<button type="button" aria-expanded={false} aria-controls="apply-choices" className={styles.button}>
				Apply Now
				<Icon name="chevron" />
			</button>
			<p className={styles.term}>
				Admissions {identity.admissions.year}
				<span>until {identity.admissions.openUntil}</span>
			</p>
			<ul id="apply-choices" className={styles.choices}>
				{choices.map(({ label, to }) => (
					<li key={to}>
						<a href={to} className={styles.choice}>
							{label}
						</a>
					</li>
				))}
			</ul>
		</aside>
	);
}
