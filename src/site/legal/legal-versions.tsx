import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { LegalPeriod } from "#src/content/school/legal-history.server.ts";
import type { LegalName } from "#src/forms/legal/legal-texts.ts";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { legalMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import styles from "./legal-versions.module.css";

type LegalVersionsProps = {
	name: LegalName;
	/** The path of the text that is in force. */
	page: string;
	versions: readonly LegalPeriod[];
	/** The number of the version on the page. */
	here?: number;
};

/** The earlier versions of a legal text with their days; nothing while there are none. */
export function LegalVersions({ name, page, versions, here }: LegalVersionsProps) {
	const ownMessages = useMessages(legalMessages);
	if (versions.length < 2) return null;
	return (
		<section aria-labelledby="versions" className={`wide-4-end pad-above-4 rule-above ${styles.versions}`}>
			<h2 id="versions">{ownMessages.versionsTitle}</h2>
			<ul>
				{versions.map(({ number, from, until }) => {
					const period = describePeriod(ownMessages, { from, until });
					return (
						<li key={number}>
							{number === here || (here === undefined && until === null) ? (
								<span aria-current="true">{ownMessages.versionOnThisPage({ period: period })}</span>
							) : (
								<a href={until === null ? page : paths.legalVersion(name, number)}>{period}</a>
							)}
						</li>
					);
				})}
			</ul>
		</section>
	);
}

/** "In force since 3 January 2027", or "In force from 20 November 2026 to 3 January 2027". */
export function describePeriod(
	messages: MessagesOf<typeof legalMessages>,
	{ from, until }: Pick<LegalPeriod, "from" | "until">,
): string {
	return until === null
		? messages.periodSince({ day: dayOf(from) })
		: messages.periodFromTo({ from: dayOf(from), to: dayOf(until) });
}

/** @param at ISO 8601 */
export function dayOf(at: string): string {
	return formatLong(dayAtSchool(new Date(at)));
}
