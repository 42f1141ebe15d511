import * as paths from "#src/paths.ts";
import type { Language } from "#src/school/words/language.ts";
import { payerWords } from "#src/school/words/sets/payer-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { LanguageChoice } from "#src/site/language/language-choice.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

/** In place of a payment whose link is wrong or has ended. */
export function NoPayment({ token, language }: { token: string; language: Language }) {
	const words = useWords(payerWords);
	return (
		<ResultFrame
			title={words.notFoundTitle}
			label={words.pageLabel}
			lead={
				<>
					<p>{words.notFoundText}</p>
					<p>{words.notFoundAdvice}</p>
					<LanguageChoice language={language} address={(lang) => paths.pay(token, "", lang)} />
				</>
			}
			actions={
				<>
					<ButtonLink href={paths.contact}>{words.contact}</ButtonLink>
					<ButtonLink href={paths.home}>{words.homeLink}</ButtonLink>
				</>
			}
		/>
	);
}
