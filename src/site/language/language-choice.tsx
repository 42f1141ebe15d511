import styles from "./language.module.css";
import { useLanguage, usePageInLanguages } from "./site-languages.ts";

/** The same page in each language of the site, for readers who may not look into its header. */
export function LanguageChoice() {
	const language = useLanguage();
	const pages = usePageInLanguages();
	if (pages.length === 0) return null;
	return (
		<nav aria-label={pages.map(({ name }) => name).join(", ")} className={styles.languages}>
			{pages.map(({ tag, name, link }) => (
				<a key={tag} href={link} lang={tag} hrefLang={tag} aria-current={tag === language ? "true" : undefined}>
					{name}
				</a>
			))}
		</nav>
	);
}
