import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./social-links.module.css";
import { useSchool } from "./use-school.ts";

/** Links to the school's profiles, as icons with names. */
export function SocialLinks() {
	const { identity } = useSchool();
	return (
		<ul className={styles.links}>
			{identity.social.map(({ name, url }) => (
				<li key={name}>
					<a href={url} rel="noreferrer" className={styles.link}>
						<Icon name={name} />
						<VisuallyHidden>{name}</VisuallyHidden>
					</a>
				</li>
			))}
		</ul>
	);
}
