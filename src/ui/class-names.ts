/** Joins the class names that are there: `classNames(styles.box, open && styles.open)`. */
export function classNames(...names: (string | false | null | undefined)[]) {
	return names.filter(Boolean).join(" ");
}
