import { type GuardianLanguage, guardianLanguages } from "#src/admissions/guardians/guardian.ts";
import * as paths from "#src/paths.ts";
import styles from "./guardian.module.css";

const names: Record<GuardianLanguage, string> = { en: "English", ta: "தமிழ்", hi: "हिन्दी" };

/** The same page in another language, each named by itself. */
export function LanguageChoice({ token, language }: { token: string; language: GuardianLanguage }) {
	return (
		<nav aria-label="English, தமிழ், हिन्दी" className={styles.languages}>
			{guardianLanguages.map((each) => (
				<a
					key={each}
					href={paths.guardian(token, each === "en" ? "" : each)}
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
