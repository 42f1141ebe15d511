import { dayAndMonth, formatLong } from "#src/calendar/format.ts";
import { listLegal } from "#src/forms/legal/legal-texts.ts";
import { messagesIn, type SchoolMessages } from "#src/school/messages/message-set.ts";
import { admissionStateMessages } from "#src/school/messages/sets/admission-state-messages.ts";
import { everyProgramme } from "#src/school/offering.ts";
import { type AdmissionStatus, type Admissions, type AppliedFor, admissionStatus } from "./season.ts";

/** State of admissions, as pages put it. */
export type AdmissionMessages = {
	open: boolean;
	title: string;
	line: string;
	/** Last day while they are open: "30 June". */
	until?: string;
	/** Text while they are closed: why an application is not taken, and from when on it will be. */
	closed?: string;
};

/** The same for the whole school, and for each form or programme that stands otherwise. */
export type SchoolAdmissionMessages = AdmissionMessages & { own: Partial<Record<AppliedFor, AdmissionMessages>> };

const single = Object.keys(everyProgramme.names) as AppliedFor[];

type Saying = { schoolMessages?: SchoolMessages | undefined };

/**
 * Says how admissions are today. While forms close on different days, the text for the school as a whole names none.
 */
export function schoolAdmissionMessages(admissions: Admissions, now: Date): SchoolAdmissionMessages {
	const status = admissionStatus(admissions, now);
	const all = single.map((appliedFor) => [appliedFor, admissionStatus(admissions, now, appliedFor)] as const);
	const others = all.filter(([, one]) => !isSame(one, status));
	const differ = status.open && others.length > 0;
	const names = namesIn(admissions);
	const own = (differ ? all : others).map(([applied, one]) => [
		applied,
		admissionMessages(admissions, one, names[applied]),
	]);
	return {
		...admissionMessages(admissions, differ ? { open: true, year: status.year } : status),
		own: Object.fromEntries(own),
	};
}

const namesIn = ({ offered = everyProgramme }: Admissions) => offered.names;

function isSame(one: AdmissionStatus, other: AdmissionStatus): boolean {
	return one.open === other.open && JSON.stringify(one) === JSON.stringify(other);
}

/** Says why an application by a form, or for a programme, is not taken; undefined while it is. */
export function refusal(admissions: Admissions, appliedFor: AppliedFor, now: Date): string | undefined {
	const status = admissionStatus(admissions, now, appliedFor);
	if (status.open) return undefined;
	const programme = isSame(status, admissionStatus(admissions, now)) ? undefined : namesIn(admissions)[appliedFor];
	return closedMessage(admissions, status, programme);
}

/** @param programme the form or programme, where the words are about one */
export function admissionMessages(saying: Saying, status: AdmissionStatus, programme?: string): AdmissionMessages {
	const title = admissionsTitle(saying, status, programme);
	const season = { open: status.open, title, line: admissionsLine(saying, status, programme) };
	if (!status.open) return { ...season, closed: closedMessage(saying, status, programme) };
	return status.closes === undefined ? season : { ...season, until: dayOf(status.closes) };
}

/** "Admissions 2027", "Admissions 2027 for the Diploma": the season that is open, else the next one. */
function admissionsTitle({ schoolMessages }: Saying, status: AdmissionStatus, programme?: string): string {
	const messages = messagesIn(admissionStateMessages, schoolMessages);
	const year = status.open ? status.year : (status.next?.year ?? status.year);
	if (programme === undefined) return year === undefined ? messages.admissions : messages.admissionsOfYear({ year });
	return year === undefined ? messages.admissionsTo({ programme }) : messages.admissionsToInYear({ programme, year });
}

/** "Admissions 2027 open until 30 June", or when the next ones open. */
export function admissionsLine(saying: Saying, status: AdmissionStatus, programme?: string): string {
	const messages = messagesIn(admissionStateMessages, saying.schoolMessages);
	if (!status.open && (status.unopened || status.unwritten || !status.next))
		return programme === undefined ? messages.closed : messages.closedTo({ programme });
	const admissions = admissionsTitle(saying, status, programme);
	if (!status.open) return messages.openOn({ admissions, day: formatLong(status.next?.opens) });
	return status.closes === undefined
		? messages.open({ admissions })
		: messages.openUntil({ admissions, day: dayOf(status.closes) });
}

/** Says why an application is not taken, and from when on it will be. */
export function closedMessage(
	{ schoolMessages }: Saying,
	{ year, next, unopened, unwritten }: Extract<AdmissionStatus, { open: false }>,
	programme?: string,
): string {
	const messages = messagesIn(admissionStateMessages, schoolMessages);
	// Reason why a school takes nothing before it has published its legal texts.
	if (unwritten) return messages.textsUnwritten({ texts: listLegal(unwritten) });
	if (unopened) return messages.websiteUnopened;
	const opening = next ? messages.nextOpen({ year: next.year, day: formatLong(next.opens) }) : messages.nextUnknown;
	if (year === undefined || year === next?.year)
		return `${programme === undefined ? messages.notOpenYet : messages.notOpenYetTo({ programme })} ${opening}`;
	const closed =
		programme === undefined ? messages.closedForYear({ year }) : messages.closedToInYear({ programme, year });
	return `${closed} ${opening}`;
}

function dayOf(date: string): string {
	const { day, month } = dayAndMonth(date);
	return `${day} ${month}`;
}
