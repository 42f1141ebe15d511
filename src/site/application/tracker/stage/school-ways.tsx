import { identity } from "#school/identity.ts";

/** "write to hello@… or call +91 …" */
export function SchoolWays() {
	return (
		<>
			write to <a href={`mailto:${identity.email}`}>{identity.email}</a> or call{" "}
			<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
		</>
	);
}
