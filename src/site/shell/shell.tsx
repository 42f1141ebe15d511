import { type ReactNode, use } from "react";
import { useLocation } from "react-router";
import { english } from "#src/languages/language.ts";
import { hasOwnScript } from "#src/languages/mark-english.ts";
import { headerMessages } from "#src/school/messages/sets/frame-messages.ts";
import { MessagesContext, useMessages } from "#src/school/messages/use-messages.ts";
import { useAdmissions } from "#src/site/admissions/use-admissions.ts";
import { ConsentQuestion } from "#src/site/cookies/consent-question.tsx";
import { FloatingLayer } from "#src/site/floating/floating-layer.tsx";
import { Footer } from "#src/site/footer/footer.tsx";
import { messagesOfScripts } from "#src/site/islands/messages-of-island.ts";
import { LanguageOffer } from "#src/site/language/language-offer.tsx";
import { LanguagesContext, useIsTranslated, useLanguage } from "#src/site/language/site-languages.ts";
import { invitesToApply } from "#src/site/page-table.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { Header } from "./header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { Waiting } from "./waiting.tsx";

/**
 * Header, main part, footer and floating layer of every page for visitors. All of it is markup that works without
 * code; what `site/enhance` adds finds it by data attributes, so React must not render it again in the browser.
 */
export function Shell({ children }: { children: ReactNode }) {
	const { pathname } = useLocation();
	const admissions = useAdmissions();
	const messages = messagesOfScripts(use(MessagesContext));
	const { onlyInEnglish: notice } = useMessages(headerMessages);
	const language = useLanguage();
	const onlyInEnglish = !useIsTranslated()(language);
	// In another script, the server marks what is English.
	const isMarked = use(LanguagesContext).some(({ tag, name }) => tag === language && hasOwnScript(name));
	return (
		<>
			{messages && <div hidden data-messages={JSON.stringify(messages)} />}
			<SkipLink />
			<ConsentQuestion />
			<Header />
			<LanguageOffer />
			<main id="main" tabIndex={-1} lang={onlyInEnglish && !isMarked ? english : undefined}>
				{onlyInEnglish && (
					<PageGrid plain className="pad-3 small">
						<p lang={language}>{notice}</p>
					</PageGrid>
				)}
				{children}
			</main>
			<Waiting />
			<Footer />
			<FloatingLayer withApply={admissions?.open !== false && invitesToApply(pathname)} />
		</>
	);
}
