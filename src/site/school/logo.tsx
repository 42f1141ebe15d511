import { logoOn } from "#src/school/logo.ts";
import { Mark } from "#src/ui/mark.tsx";
import styles from "./logo.module.css";
import { useSchool } from "./use-school.ts";

/** The logo with the school's name beside it, unless it has the name in it. */
export function Logo({ on = "light" }: { on?: "light" | "dark" }) {
	const { identity } = useSchool();
	const shown = logoOn(on, identity);
	if (identity.logoHasName && shown.image !== undefined) return <Mark {...shown} label={identity.name} />;
	// Broken before "of".
	const nameLines = identity.name.split(/ (?=of )/);
	return (
		<span className={styles.logo}>
			<Mark {...shown} className={styles.mark} />
			<span className={styles.name}>
				{nameLines.map((line, index) => (
					<span key={line} className="block">
						{index > 0 && " "}
						{line}
					</span>
				))}
			</span>
		</span>
	);
}
