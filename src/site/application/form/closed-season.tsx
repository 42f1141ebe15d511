import { type ReactElement, useEffect, useState } from "react";
import type { FormQuestions } from "#src/forms/definition.ts";
import { hasDraftLink, readLocalDraft } from "#src/forms/wizard/drafts/local-draft.ts";
import * as paths from "#src/paths.ts";
import { applicationFormMessages } from "#src/school/messages/sets/application-form-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";

type ClosedSeasonProps = {
	form: Pick<FormQuestions, "key">;
	/** Message that says why no application is taken, and from when on it will be. */
	message: string;
	/** True if the form will be open again. */
	offered: boolean;
	/** The form, which cannot be sent: shown to someone who has a draft of it. */
	children: ReactElement;
};

/** Replacement for an application form while no applications are taken. */
export function ClosedSeason({ form: { key }, message, offered, children }: ClosedSeasonProps) {
	const messages = useMessages(applicationFormMessages);
	const [hasDraft, setHasDraft] = useState(false);
	useEffect(() => setHasDraft(hasDraftLink() || readLocalDraft(key, Date.now()) !== undefined), [key]);
	return (
		<>
			<Notice
				title={message}
				actions={
					<>
						{offered ? (
							<ButtonLink href={paths.dates}>{messages.seeDates}</ButtonLink>
						) : (
							<ButtonLink href={paths.programmes}>{messages.seeProgrammes}</ButtonLink>
						)}
						<ButtonLink href={paths.quickEnquiry}>{messages.requestCall}</ButtonLink>
					</>
				}
			>
				<p>{messages.appliedBefore({ link: (text) => <a href={paths.applicationLink}>{text}</a> })}</p>
				{hasDraft && <p>{messages.answersBelow}</p>}
			</Notice>
			{hasDraft && children}
		</>
	);
}
