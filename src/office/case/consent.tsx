import { clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import { legalTitles } from "#src/forms/legal/legal-texts.ts";
import type { StoredConsent } from "#src/forms/legal/stored-consent.ts";
import { languageName } from "#src/languages/language.ts";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import * as paths from "#src/paths.ts";
import styles from "./answers.module.css";

/** Shows what the sender has agreed to, in English and as it was shown, with links to the legal texts as they were. */
export function Consent({ consent, today }: { consent: StoredConsent; today: string }) {
	const { text, version, at, language, english, legal } = consent;
	const day = shortDay(dayAtSchool(new Date(at)), today);
	return (
		<div>
			<h2>
				Consent
				<span>
					<time dateTime={at}>
						{day}, {clockAtSchool(new Date(at)).slice(11, 16)}
					</time>
				</span>
			</h2>
			<p className={`${controls.note} ${styles.consent}`}>
				{text === null ? `Consent text, version ${version}` : `“${english ?? text}”`}
			</p>
			{english !== null && (
				<details>
					<summary className={controls.textButton}>As it was shown, in {languageName(language)}</summary>
					<p className={`${controls.note} ${styles.consent}`} lang={language}>
						“{text}”
					</p>
				</details>
			)}
			<ul className={styles.legal}>
				{legal.map(({ name, number, hash, shown }) => (
					<li key={name}>
						<a href={paths.legalVersion(name, number)} target="_blank" rel="noopener" title={`SHA-256 ${hash}`}>
							{`${legalTitles[name].replace(/^./, (first) => first.toUpperCase())}, version ${number}`}
						</a>
						{!shown && ", in force when it was received"}
					</li>
				))}
			</ul>
		</div>
	);
}
