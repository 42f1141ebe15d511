import { type ReactNode, useEffect, useState } from "react";
import type { FormQuestions } from "#src/forms/definition.ts";
import { hasDraftLink } from "#src/forms/wizard/drafts/draft-link.ts";
import { readLocalDraft } from "#src/forms/wizard/drafts/local-draft.ts";
import * as paths from "#src/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";

type ClosedSeasonProps = {
	form: Pick<FormQuestions, "key">;
	/** Why no application is taken, and from when on it will be. */
	message: string;
	/** Whether the form will be open again. */
	offered: boolean;
	/** The form, which cannot be sent: shown to somebody who has a draft of it. */
	children: ReactNode;
};

/** In the place of an application form while no applications are taken. */
export function ClosedSeason({ form: { key }, message, offered, children }: ClosedSeasonProps) {
	const [hasDraft, setHasDraft] = useState(false);
	useEffect(() => setHasDraft(hasDraftLink() || readLocalDraft(key, Date.now()) !== undefined), [key]);
	return (
		<>
			<Notice
				title={message}
				actions={
					<>
						{offered ? (
							<ButtonLink href={paths.dates}>See the dates</ButtonLink>
						) : (
							<ButtonLink href={paths.programmes}>See the programmes</ButtonLink>
						)}
						<ButtonLink href={paths.quickEnquiry}>Ask us to call you</ButtonLink>
					</>
				}
			>
				<p>
					If you have applied already, nothing changes: the link in our mail shows your application, and its fee can
					still be paid there. If you have lost it, <a href={paths.applicationLink}>we send it again</a>.
				</p>
				{hasDraft && <p>Your answers are below, to be read, copied or deleted. They cannot be sent now.</p>}
			</Notice>
			{hasDraft && children}
		</>
	);
}
