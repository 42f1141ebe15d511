import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import routes from "#src/routes.ts";

/**
 * The contract with everyone who has linked to a page, letter by letter; other tests take addresses from src/paths.ts.
 */
const contract = [
	"admissions-opening admissions-opening/:token interview/:token legal/:text/:number",
	"application/:token/guardian guardian/:token application/:token/payer-link d/:code pay pay/:token visit visit/:token",
	"about-us academic achievements alumni announcement anti-ragging application/:token approvals barch-application",
	"application/:token/answers/:step application/:token/results apply/:programme",
	"blog-details/:key blogs course-cost dates disclosure fees grievance programmes questions questions/:slug refunds scholarships",
	"work work/:key pages/:key application reminders/:token privacy-requests privacy-requests/:token",
	"campus campus-fitnessdetails campus-hosteldetails campus-librarydetails campus-messdetails",
	"campus-playgrounddetails campus-studiodetails cancel carrers carrers-details/:key contact diploma",
	"diploma-application event-details/:key events failure gallery get-started international-student",
	"march-application march-urban news news-details/:key offline placement postgraduate privacy-policy query",
	"registration staff staff-details/:key student-story-details success terms-conditions undergraduate",
]
	.join(" ")
	.split(" ");

it("pages keep the addresses of the contract", () => {
	const pages = routes.flatMap((route) => route.children ?? []);
	const addresses = pages.flatMap(({ path }) => path ?? []);
	// No one links there: addresses without a page show it.
	expect(addresses.filter((path) => path !== paths.notFound.slice(1)).toSorted()).toEqual(contract.toSorted());
	expect(pages.filter(({ index }) => index)).toHaveLength(1);
});
