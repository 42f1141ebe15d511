import styles from "./initials.module.css";

/** Two letters of a name: "Priya Raghavan" is PR, "Meena" is ME. */
export function initialsOf(name: string): string {
	const words = name.trim().split(/\s+/).filter(Boolean);
	const [first = "", last = ""] = [words[0] ?? "", words.length > 1 ? (words.at(-1) ?? "") : ""];
	const letters = last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2);
	return letters.join("").toUpperCase();
}

type Props = {
	name: string | null;
	me?: boolean;
};

/** A person as a square with two letters: me filled, a colleague outlined, no one dashed. */
export function Initials({ name, me = false }: Props) {
	if (name === null) return <span className={`${styles.who} ${styles.nobody}`} role="img" aria-label="No one" />;
	return (
		<abbr className={`${styles.who} ${me ? styles.me : ""}`} title={me ? `${name}, you` : name}>
			{initialsOf(name)}
		</abbr>
	);
}
