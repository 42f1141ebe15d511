import { type ReactNode, use } from "react";
import { useLocation } from "react-router";
import { MessagesContext } from "#src/school/messages/use-messages.ts";
import { useAdmissions } from "#src/site/admissions/use-admissions.ts";
import { ConsentQuestion } from "#src/site/cookies/consent-question.tsx";
import { FloatingLayer } from "#src/site/floating/floating-layer.tsx";
import { Footer } from "#src/site/footer/footer.tsx";
import { messagesOfScripts } from "#src/site/islands/messages-of-island.ts";
import { invitesToApply } from "#src/site/page-table.ts";
import { Header } from "./header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { Waiting } from "./waiting.tsx";

/**
 * Header, main part, footer and floating layer of every page for visitors. All of it is markup that works without
 * code; what `site/enhance` adds finds it by data attributes, so React must not render it again in the browser.
 */
export function Shell({ children, failed = false }: { children: ReactNode; failed?: boolean }) {
	const { pathname } = useLocation();
	const admissions = useAdmissions();
	const messages = messagesOfScripts(use(MessagesContext));
	return (
		<>
			{messages && <div hidden data-words={JSON.stringify(messages)} />}
			<SkipLink />
			<ConsentQuestion />
			<Header />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Waiting />
			<Footer />
			<FloatingLayer withApply={!failed && admissions?.open !== false && invitesToApply(pathname)} />
		</>
	);
}
