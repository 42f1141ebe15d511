import { type Language, languages } from "#src/school/messages/language.ts";
import styles from "./language.module.css";

const names: Record<Language, string> = { en: "English", ta: "தமிழ்", hi: "हिन्दी" };

type Props = {
	language: Language;
	/** Address of the same page. @param lang "" for English */
	address: (lang: string) => string;
};

/** The same page in other languages, each named in its own. */
export function LanguageChoice({ language, address }: Props) {
	return (
		<nav aria-label="English, தமிழ், हिन्दी" className={styles.languages}>
			{languages.map((each) => (
				<a
					key={each}
					href={address(each === "en" ? "" : each)}
					lang={each}
					hrefLang={each}
					aria-current={each === language ? "true" : undefined}
				>
					{names[each]}
				</a>
			))}
		</nav>
	);
}
