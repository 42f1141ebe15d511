import { matchPath } from "react-router";
import * as paths from "#src/paths.ts";

/**
 * Public pages with one address each, by importance, with the title that their share picture shows. That of the home
 * page shows the tagline.
 */
export const listedPages: readonly (readonly [path: string, title: string])[] = [
	[paths.home, "Home"],
	[paths.academic, "Apply online"],
	[paths.undergraduate, "Bachelor of Architecture"],
	[paths.postgraduate, "M.Arch in Environmental Architecture"],
	[paths.marchUrban, "M.Arch in Urban Design"],
	[paths.diploma, "Diploma in Architecture"],
	[paths.internationalStudents, "International students"],
	[paths.programmes, "Four programmes, side by side"],
	[paths.fees, "Fees"],
	[paths.scholarships, "Scholarships"],
	[paths.dates, "Admission dates"],
	[paths.barchApplication, "Apply for B.Arch"],
	[paths.marchApplication, "Apply for M.Arch"],
	[paths.diplomaApplication, "Apply for the diploma"],
	[paths.applicationLink, "Find your application"],
	[paths.about, "About the school"],
	[paths.achievements, "Achievements"],
	[paths.campus, "Campus life"],
	[paths.visit, "Visit the campus"],
	[paths.studio, "The studios"],
	[paths.library, "The library"],
	[paths.hostel, "The hostels"],
	[paths.mess, "The mess"],
	[paths.playground, "The playground"],
	[paths.fitness, "Fitness"],
	[paths.staff, "Faculty & Staff"],
	[paths.studentStories, "Student stories"],
	[paths.placement, "Placement"],
	[paths.gallery, "Gallery"],
	[paths.work, "Students’ work"],
	[paths.news, "News"],
	[paths.events, "Events"],
	[paths.blogs, "Blogs"],
	[paths.careers, "Careers"],
	[paths.announcements, "Announcements"],
	[paths.alumni, "Alumni"],
	[paths.alumniRegistration, "Alumni registration"],
	[paths.contact, "Contact"],
	[paths.quickEnquiry, "Quick enquiry"],
	[paths.getStarted, "Ready to get started?"],
	[paths.questions, "Questions that families ask"],
	[paths.approvals, "Approvals"],
	[paths.disclosure, "Mandatory disclosure"],
	[paths.antiRagging, "No ragging"],
	[paths.grievance, "Grievances"],
	[paths.terms, "Terms and conditions"],
	[paths.refunds, "Cancellation and refunds"],
	[paths.privacy, "Privacy policy"],
];

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
	paths.reminders(":token"),
	paths.bookedVisit(":token"),
	paths.payerLink(":token"),
	paths.payerReturn(),
	paths.applicationAnswers(":token", ":step"),
	paths.applicationResults(":token"),
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
];

/** Whether a visitor of this path is invited to apply: not while applying, and not on pages for others. */
export function invitesToApply(path: string): boolean {
	return !isApplying(path) && !pagesForOthers.some((pattern) => matchPath(pattern, path));
}

/** Whether the page at this path is part of an application: what it shows is for one person. */
export function isApplying(path: string): boolean {
	return admissionPages.some((pattern) => matchPath(pattern, path));
}
