import * as paths from "#src/paths.ts";
import { payerWords } from "#src/school/words/sets/payer-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { ResultFrame } from "#src/site/results/result-frame.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

/** In place of a payment whose link is wrong or has ended. */
export function NoPayment() {
	const words = useWords(payerWords);
	return (
		<ResultFrame
			title={words.thisLinkOpensNo}
			label={words.forWhoeverPays}
			lead={
				<>
					<p>{words.itIsNotComplete}</p>
					<p>{words.pleaseOpenItOnce}</p>
				</>
			}
			actions={
				<>
					<ButtonLink href={paths.contact}>{words.askTheAdmissionsDesk}</ButtonLink>
					<ButtonLink href={paths.home}>{words.toTheSchoolsHome}</ButtonLink>
				</>
			}
		/>
	);
}
