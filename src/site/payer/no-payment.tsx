import * as paths from "#src/paths.ts";
import { payerMessages } from "#src/school/messages/sets/payer-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { LanguageChoice } from "#src/site/language/language-choice.tsx";
import { DeadLink } from "#src/site/token-pages/dead-link.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

/** Page in place of a payment whose link is wrong or has ended. */
export function NoPayment() {
	const messages = useMessages(payerMessages);
	return (
		<DeadLink
			title={messages.notFoundTitle}
			label={messages.pageLabel}
			lead={messages.notFoundText}
			actions={
				<>
					<ButtonLink href={paths.contact}>{messages.contact}</ButtonLink>
					<ButtonLink href={paths.home}>{messages.homeLink}</ButtonLink>
				</>
			}
		>
			<p>{messages.notFoundAdvice}</p>
			<LanguageChoice />
		</DeadLink>
	);
}
