import { dayAndMonth, formatLong } from "#src/calendar/format.ts";
import { type LegalName, listLegal } from "#src/forms/legal/legal-texts.ts";
import { programmeNames } from "#src/school/admissions.ts";
import { type AdmissionStatus, type Admissions, type AppliedFor, admissionStatus } from "./season.ts";

/** How admissions stand, in the words of pages. */
export type AdmissionMessages = {
	open: boolean;
	title: string;
	line: string;
	/** While they are open: "30 June". */
	until?: string;
	/** While they are closed: why an application is not taken, and from when on it will be. */
	closed?: string;
};

/** The same for the whole school, and for each form or programme that stands otherwise. */
export type SchoolAdmissionMessages = AdmissionMessages & { own: Partial<Record<AppliedFor, AdmissionMessages>> };

const names: Record<AppliedFor, string> = { ...programmeNames, march: "M.Arch" };
const single = Object.keys(names) as AppliedFor[];

/** How admissions stand today, in words. While forms close on different days, those of the school name none. */
export function schoolAdmissionMessages(admissions: Admissions, now: Date): SchoolAdmissionMessages {
	const status = admissionStatus(admissions, now);
	const all = single.map((appliedFor) => [appliedFor, admissionStatus(admissions, now, appliedFor)] as const);
	const others = all.filter(([, one]) => !isSame(one, status));
	const differ = status.open && others.length > 0;
	const own = (differ ? all : others).map(([applied, one]) => [applied, admissionMessages(one, names[applied])]);
	return {
		...admissionMessages(differ ? { open: true, year: status.year } : status),
		own: Object.fromEntries(own),
	};
}

function isSame(one: AdmissionStatus, other: AdmissionStatus): boolean {
	return one.open === other.open && JSON.stringify(one) === JSON.stringify(other);
}

/** Why an application by a form, or for a programme, is not taken; undefined while it is. */
export function refusal(admissions: Admissions, appliedFor: AppliedFor, now: Date): string | undefined {
	const status = admissionStatus(admissions, now, appliedFor);
	if (status.open) return undefined;
	return closedMessage(status, isSame(status, admissionStatus(admissions, now)) ? undefined : names[appliedFor]);
}

/** @param of the form or programme, where the words are about one */
export function admissionMessages(status: AdmissionStatus, of?: string): AdmissionMessages {
	const words = { open: status.open, title: admissionsTitle(status, of), line: admissionsLine(status, of) };
	if (!status.open) return { ...words, closed: closedMessage(status, of) };
	return status.closes === undefined ? words : { ...words, until: dayOf(status.closes) };
}

/** "Admissions 2027", "Admissions 2027 for the Diploma": the season that is open, else the next one. */
function admissionsTitle(status: AdmissionStatus, of?: string): string {
	const year = status.open ? status.year : (status.next?.year ?? status.year);
	return `${year === undefined ? "Admissions" : `Admissions ${year}`}${forOne(of)}`;
}

const forOne = (of: string | undefined) => (of === undefined ? "" : ` for the ${of}`);

/** "Admissions 2027 open until 30 June", or when the next ones open. */
export function admissionsLine(status: AdmissionStatus, of?: string): string {
	if (!status.open && (status.unopened || status.unwritten || !status.next))
		return `Admissions${forOne(of)} are closed`;
	const words = status.open ? describeOpening(status.closes) : `open on ${formatLong(status.next?.opens)}`;
	return `${admissionsTitle(status, of)} ${words}`;
}

/** Why an application is not taken, and from when on it will be. */
export function closedMessage(
	{ year, next, unopened, unwritten }: Extract<AdmissionStatus, { open: false }>,
	of?: string,
): string {
	if (unopened) return "Applications aren’t open yet because the school hasn’t opened its website.";
	if (unwritten) return unwrittenMessage(unwritten);
	const inYear = of === undefined ? ` for ${year}` : ` in ${year}`;
	const closedClosedMessage =
		year === undefined || year === next?.year
			? `Applications${forOne(of)} aren’t open yet`
			: `Applications${forOne(of)}${inYear} are closed`;
	return next
		? `${closedClosedMessage}. Applications for ${next.year} open on ${formatLong(next.opens)}.`
		: `${closedClosedMessage}. The next admission dates haven’t been announced.`;
}

/** Why a school takes nothing before it has published its legal texts. */
function unwrittenMessage(unwritten: readonly LegalName[]): string {
	return `Applications aren’t open yet because the school hasn’t published its ${listLegal(unwritten)}.`;
}

function describeOpening(closes: string | undefined): string {
	return closes === undefined ? "open" : `open until ${dayOf(closes)}`;
}

function dayOf(date: string): string {
	const { day, month } = dayAndMonth(date);
	return `${day} ${month}`;
}
