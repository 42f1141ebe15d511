import * as paths from "#src/paths.ts";
import { iconAddress } from "#src/school/icons.ts";
import type { Identity } from "#src/school/identity.ts";

/**
 * Structured data (https://schema.org) with the properties that
 * https://developers.google.com/search/docs/appearance/structured-data asks for. `pageMeta` puts them into one graph
 * per page. What only one kind of page needs is in structured-article.ts and its neighbours, so that no other page
 * loads it.
 */
/** The site’s public address without a slash at its end, and whose it is. */
export type Site = { url: string; identity: Identity };
type Crumb = { label: string; to: string };
export type DatedRecord = { title: string; date: string; picture: string; description: string; path: string };

const schoolId = (site: Site) => `${site.url}/#school`;

/** The school itself. */
export function school(site: Site) {
	const { identity } = site;
	return {
		"@type": "CollegeOrUniversity",
		"@id": schoolId(site),
		name: identity.name,
		alternateName: identity.shortName,
		url: `${site.url}/`,
		logo: site.url + iconAddress(site.identity, "icon-512.png"),
		image: `${site.url}/og/index.png`,
		telephone: identity.phone,
		email: identity.email,
		foundingDate: identity.foundedIn === undefined ? undefined : String(identity.foundedIn),
		address: postalAddress(site, identity.address.lines.slice(0, -1).join(", ")),
		geo: identity.place && {
			"@type": "GeoCoordinates",
			latitude: identity.place.latitude,
			longitude: identity.place.longitude,
			elevation: identity.place.altitude,
		},
		sameAs: identity.social.map(({ url }) => url),
	};
}

/** The school's address. @param street left out where only the town is meant */
export function postalAddress({ identity }: Site, street?: string) {
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
		name: site.identity.name,
		url: `${site.url}/`,
		logo: site.url + iconAddress(site.identity, "icon-512.png"),
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
			item: `${site.url}${to}`,
		})),
	};
}
