import * as paths from "#src/paths.ts";
import type { Language } from "#src/school/messages/language.ts";
import { payerMessages } from "#src/school/messages/sets/payer-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { LanguageChoice } from "#src/site/language/language-choice.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

/** Page in place of a payment whose link is wrong or has ended. */
export function NoPayment({ token, language }: { token: string; language: Language }) {
	const messages = useMessages(payerMessages);
	return (
		<ResultFrame
			title={messages.notFoundTitle}
			label={messages.pageLabel}
			lead={
				<>
					<p>{messages.notFoundText}</p>
					<p>{messages.notFoundAdvice}</p>
					<LanguageChoice language={language} address={(lang) => paths.pay(token, "", lang)} />
				</>
			}
			actions={
				<>
					<ButtonLink href={paths.contact}>{messages.contact}</ButtonLink>
					<ButtonLink href={paths.home}>{messages.homeLink}</ButtonLink>
				</>
			}
		/>
	);
}
