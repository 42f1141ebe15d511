import type { ReactNode } from "react";
import { applicationFormMessages } from "#src/school/messages/sets/application-form-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchoolWays } from "#src/site/school/use-school-ways.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Message for browsers without JavaScript, which the form with uploads needs. */
export function WithoutScript({ paperForm }: { paperForm?: string | undefined }) {
	const messages = useMessages(applicationFormMessages);
	const school = useSchoolWays();
	const ways = {
		...school,
		mail: (text: ReactNode) => (
			<a href={`mailto:${school.email}?subject=${encodeURIComponent("Paper application form")}`}>{text}</a>
		),
	};
	const pdf = (text: ReactNode) => (
		<a href={paperForm} type="application/pdf">
			{text}
		</a>
	);
	return (
		<noscript>
			<Notice tone="alert" title={messages.scriptNeededTitle}>
				<p>{paperForm ? messages.scriptNeededOrPaper({ ...ways, pdf }) : messages.scriptNeeded(ways)}</p>
			</Notice>
		</noscript>
	);
}
