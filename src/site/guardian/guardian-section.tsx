import type { GuardianLink } from "#src/admissions/guardian-consent/guardian-link.server.ts";
import * as paths from "#src/paths.ts";
import { minorMessages } from "#src/school/messages/sets/minor-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import { guardianStanding } from "./guardian-standing.ts";

/**
 * Section on the page of an application whose applicant is under 18: the state of the consent, and the way to the link.
 */
export function GuardianSection({
	token,
	link,
}: {
	/** Token of the application. */ token: string;
	link: GuardianLink;
}) {
	const messages = useMessages(minorMessages);
	const settled = link.state === "declared" || link.state === "confirmed";
	return (
		<Section id="guardian" label={messages.guardianTitle} headed>
			<Notice
				tone={settled ? "done" : "info"}
				title={settled ? undefined : messages.consentNeededTitle}
				actions={!settled && <ButtonLink href={paths.guardianLink(token)}>{messages.linkTitle}</ButtonLink>}
			>
				<p>{guardianStanding(messages, link)}</p>
			</Notice>
		</Section>
	);
}
