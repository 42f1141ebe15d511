import { useLanguage, usePageInLanguages } from "./site-languages.ts";

/** The same page in the other languages of the site, each named in its own script. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
	const language = useLanguage();
	const others = usePageInLanguages().filter(({ tag }) => tag !== language);
	return others.map(({ tag, name, link, offer }) => (
		<li key={tag}>
			<a href={link} lang={tag} hrefLang={tag} title={offer || undefined} className={className}>
				{name}
			</a>
		</li>
	));
}
