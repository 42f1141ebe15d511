import { applicationFormWords } from "#src/school/words/sets/application-form-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** For browsers without JavaScript, which the form with uploads needs. */
export function WithoutScript({ paperForm }: { paperForm?: string | undefined }) {
	const words = useWords(applicationFormWords);
	const { identity } = useSchool();
	return (
		<noscript>
			<Notice tone="alert" title={words.thisFormNeedsJavascript}>
				<p>
					{words.yourBrowserHasIt}{" "}
					{paperForm && (
						<>
							{words.print}{" "}
							<a href={paperForm} type="application/pdf">
								{words.theFormAsA}
							</a>
							{words.or}{" "}
						</>
					)}
					<a href={`mailto:${identity.email}?subject=${encodeURIComponent("Paper application form")}`}>
						{words.writeToEmail({ email: identity.email })}
					</a>{" "}
					{words.orCall} <a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
					{words.andWeSendIt}
				</p>
			</Notice>
		</noscript>
	);
}
