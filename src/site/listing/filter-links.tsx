import styles from "./filter-links.module.css";
import { listTop } from "./list-top.ts";

type FilterLinksProps = {
	label: string;
	/** Words of the link to the whole list, and its address. */
	all: { label: string; to: string };
	/** The parameter of the address. */
	parameter: string;
	choices: readonly { label: string; value: string }[];
	/** The value chosen; nothing for all. */
	current: string | undefined;
};

/** Links to the part of a list that an address names, and to all of it. */
export function FilterLinks({ label, all, parameter, choices, current }: FilterLinksProps) {
	if (choices.length < 2) return null;
	const links = [{ label: all.label, to: `${all.to}#${listTop}`, on: current === undefined }].concat(
		choices.map((choice) => ({
			label: choice.label,
			to: `${all.to}?${new URLSearchParams({ [parameter]: choice.value })}#${listTop}`,
			on: choice.value === current,
		})),
	);
	return (
		<nav aria-label={label} className={`not-printed ${styles.nav}`}>
			<ul className={styles.list}>
				{links.map(({ label: name, to, on }) => (
					<li key={to}>
						<a href={to} aria-current={on ? "true" : undefined} className={styles.link}>
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
