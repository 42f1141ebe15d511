import { identity } from "#school/identity.ts";
import * as paths from "#src/paths.ts";

/**
 * Structured data (https://schema.org) with the properties that
 * https://developers.google.com/search/docs/appearance/structured-data asks for. `pageMeta` puts them into one graph
 * per page. What only one kind of page needs is in structured-article.ts and its neighbours, so that no other page
 * loads it.
 */
export type Site = string;
type Crumb = { label: string; to: string };
export type Dated = { title: string; date: string; picture: string; description: string; path: string };

const schoolId = (site: Site) => `${site}/#school`;

/** The school itself. */
export function school(site: Site) {
	return {
		"@type": "CollegeOrUniversity",
		"@id": schoolId(site),
		name: identity.name,
		alternateName: identity.shortName,
		url: `${site}/`,
		logo: `${site}/icons/icon-512.png`,
		image: `${site}/og/index.png`,
		telephone: identity.phone,
		email: identity.email,
		foundingDate: String(identity.foundedIn),
		address: postalAddress(identity.address.lines.slice(0, -1).join(", ")),
		geo: {
			"@type": "GeoCoordinates",
			latitude: identity.place.latitude,
			longitude: identity.place.longitude,
			elevation: identity.place.altitude,
		},
		sameAs: identity.social.map(({ url }) => url),
	};
}

/** The school's address. @param street left out where only the town is meant */
export function postalAddress(street?: string) {
	const { lines, region, postalCode } = identity.address;
	return {
		"@type": "PostalAddress",
		streetAddress: street,
		addressLocality: lines.at(-1),
		addressRegion: region,
		postalCode,
		addressCountry: "IN",
	};
}

/** A reference to the school from another entity. */
export function ourSchool(site: Site) {
	return {
		"@type": "CollegeOrUniversity",
		"@id": schoolId(site),
		name: identity.name,
		url: `${site}/`,
		logo: `${site}/icons/icon-512.png`,
	};
}

/** Breadcrumbs from the home page to the page itself. */
export function breadcrumbs(site: Site, crumbs: readonly Crumb[]) {
	const all = [{ label: "Home", to: paths.home }, ...crumbs];
	return {
		"@type": "BreadcrumbList",
		itemListElement: all.map(({ label, to }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: label,
			item: `${site}${to}`,
		})),
	};
}
