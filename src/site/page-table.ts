import { matchPath } from "react-router";
import * as paths from "#src/paths.ts";

const checkoutPages = [
	paths.barchApplication,
	paths.marchApplication,
	paths.diplomaApplication,
	paths.application(":token"),
	paths.pay(":token"),
	paths.failure,
	paths.cancel,
];

const admissionPages = [
	paths.success,
	paths.documentRequest(":code"),
	paths.interview(":token"),
	paths.reminders(":token"),
	paths.openingRequest(),
	paths.endOpeningRequest(":token"),
	paths.bookedVisit(":token"),
	paths.payerLink(":token"),
	paths.payerReturn(),
	paths.applicationAnswers(":token", ":step"),
	paths.applicationResults(":token"),
	paths.guardianLink(":token"),
	paths.guardian(":token"),
	...checkoutPages,
];

/** Tells whether the page at this path may open the checkout. Only these pages may load the provider's script. */
export function opensCheckout(path: string): boolean {
	return checkoutPages.some((pattern) => matchPath(pattern, path));
}

/** Pages on which someone needs help, not a school. */
const helpPages = [paths.antiRagging, paths.grievance, paths.offline];

/**
 * Returns true if a visitor of this path is invited to apply: everywhere but while applying, on pages of one person,
 * and where someone needs help.
 */
export function invitesToApply(path: string): boolean {
	return !(isPersonal(path) || helpPages.some((pattern) => matchPath(pattern, path)));
}

/** Tells whether the page at this path shows what is for one person, so that no device may store it. */
export function isPersonal(path: string): boolean {
	return isApplying(path) || matchPath(paths.ownData(":token"), path) !== null;
}

/** Tells whether the page at this path is part of an application. */
function isApplying(path: string): boolean {
	return admissionPages.some((pattern) => matchPath(pattern, path));
}
