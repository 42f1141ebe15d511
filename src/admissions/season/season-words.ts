import { dayAndMonth, formatLong } from "#src/calendar/format.ts";
import type { AdmissionStatus } from "./season.ts";

/** How admissions stand, in the words of pages. */
export type AdmissionWords = {
	open: boolean;
	title: string;
	line: string;
	/** While they are open: "30 June". */
	until?: string;
	/** While they are closed: why an application is not taken, and from when on it will be. */
	closed?: string;
};

export function admissionWords(status: AdmissionStatus): AdmissionWords {
	const words = { open: status.open, title: admissionsTitle(status), line: admissionsLine(status) };
	if (!status.open) return { ...words, closed: closedMessage(status) };
	return status.closes === undefined ? words : { ...words, until: dayOf(status.closes) };
}

/** "Admissions 2027": the season that is open, else the next one. */
function admissionsTitle(status: AdmissionStatus): string {
	const year = status.open ? status.year : (status.next?.year ?? status.year);
	return year === undefined ? "Admissions" : `Admissions ${year}`;
}

/** "Admissions 2027 open until 30 June", or when the next ones open. */
export function admissionsLine(status: AdmissionStatus): string {
	if (!status.open && !status.next) return "Admissions are closed";
	const words = status.open ? openWords(status.closes) : `open on ${formatLong(status.next?.opens)}`;
	return `${admissionsTitle(status)} ${words}`;
}

/** Why an application is not taken, and from when on it will be. */
export function closedMessage({ year, next }: Extract<AdmissionStatus, { open: false }>): string {
	const closed = year === undefined ? "Applications are not being taken yet" : `Applications for ${year} are closed`;
	return next
		? `${closed}. Those for ${next.year} are taken from ${formatLong(next.opens)}.`
		: `${closed}. The dates of the next admissions are not out yet.`;
}

function openWords(closes: string | undefined): string {
	return closes === undefined ? "open" : `open until ${dayOf(closes)}`;
}

function dayOf(date: string): string {
	const { day, month } = dayAndMonth(date);
	return `${day} ${month}`;
}
