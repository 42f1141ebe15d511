import type { GuardianLink } from "#src/admissions/guardian-consent/guardian-link.server.ts";
import * as paths from "#src/paths.ts";
import { minorWords } from "#src/school/words/sets/minor-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import { guardianStanding } from "./guardian-standing.ts";

/** On the page of an application whose applicant is under 18: how the consent stands, and the way to the link. */
export function GuardianSection({ token, link }: { /** Of the application. */ token: string; link: GuardianLink }) {
	const words = useWords(minorWords);
	const settled = link.state === "declared" || link.state === "confirmed";
	return (
		<Section id="guardian" label={words.guardianTitle} headed>
			<Notice
				tone={settled ? "done" : "info"}
				title={settled ? undefined : words.consentNeededTitle}
				actions={!settled && <ButtonLink href={paths.guardianLink(token)}>{words.linkTitle}</ButtonLink>}
			>
				<p>{guardianStanding(words, link)}</p>
			</Notice>
		</Section>
	);
}
