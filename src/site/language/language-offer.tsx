import { useLocation } from "react-router";
import { english } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import { headerMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { InlineScript } from "#src/site/page-code/inline-script.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./language-offer.module.css";
import { offerLanguage } from "./offer-language.ts";
import { useIsInEveryLanguage, useLanguage, usePageInLanguages } from "./site-languages.ts";

/**
 * Offers an English page in a language of the browser. The page is the same for every reader, so the browser decides.
 */
export function LanguageOffer() {
	const { close } = useMessages(headerMessages);
	const { pathname } = useLocation();
	const pages = usePageInLanguages();
	const isEnglish = useLanguage() === english;
	const isOffered = useIsInEveryLanguage() && isEnglish && pathname !== paths.notFound;
	if (pages.length === 0 || !isOffered) return null;
	return (
		<>
			<div hidden className={`not-printed line-above small ${styles.offer}`}>
				<button type="button" aria-label={close} className="target">
					<Icon name="close" />
				</button>
			</div>
			<InlineScript run={offerLanguage} argument="offered" />
		</>
	);
}
