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
	paths.academic,
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

/** Whether the page at this path may open the checkout. Only these pages may load the provider's script. */
export function opensCheckout(path: string): boolean {
	return checkoutPages.some((pattern) => matchPath(pattern, path));
}

/** Pages for others than applicants, or with a form of their own. */
const pagesForOthers = [
	paths.applicationLink,
	paths.careers,
	paths.careersDetails(":key"),
	paths.alumni,
	paths.alumniRegistration,
	paths.contact,
	paths.quickEnquiry,
	paths.getStarted,
	paths.visit,
	paths.grievance,
	paths.terms,
	paths.refunds,
	paths.privacy,
	paths.legalVersion(":text", ":number"),
	paths.privacyRequests,
	paths.ownData(":token"),
];

/** Whether a visitor of this path is invited to apply: not while applying, and not on pages for others. */
export function invitesToApply(path: string): boolean {
	return !isApplying(path) && !pagesForOthers.some((pattern) => matchPath(pattern, path));
}

/** Whether the page at this path shows what is for one person, so that no device may store it. */
export function isPersonal(path: string): boolean {
	return isApplying(path) || matchPath(paths.ownData(":token"), path) !== null;
}

/** Whether the page at this path is part of an application. */
export function isApplying(path: string): boolean {
	return admissionPages.some((pattern) => matchPath(pattern, path));
}
