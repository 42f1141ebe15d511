import styles from "./initials.module.css";

/** Two letters of a name: "Priya Raghavan" is PR, "Meena" is ME. */
export function initialsOf(name: string): string {
	const words = name.trim().split(/\s+/).filter(Boolean);
	const [first = "", last = ""] = [words[0] ?? "", words.length > 1 ? (words.at(-1) ?? "") : ""];
	const letters = last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2);
	return letters.join("").toUpperCase();
}

/** A person as a square with two letters: me filled, a colleague outlined, nobody dashed. */
export function Initials({ name, me = false, away = false }: { name: string | null; me?: boolean; away?: boolean }) {
	if (name === null) return <span className={`${styles.who} ${styles.nobody}`} role="img" aria-label="Nobody" />;
	const kind = me ? styles.me : away ? styles.away : "";
	return (
		<abbr className={`${styles.who} ${kind}`} title={me ? `${name}, you` : name}>
			{initialsOf(name)}
		</abbr>
	);
}
