/** Joins class names, skipping falsy ones: `classNames(styles.box, open && styles.open)`. */
export function classNames(...names: (string | false | null | undefined)[]) {
	return names.filter(Boolean).join(" ");
}
