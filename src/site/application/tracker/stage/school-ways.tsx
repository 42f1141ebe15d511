import { useSchool } from "#src/site/school/use-school.ts";

/** "write to hello@… or call +91 …" */
export function SchoolWays() {
	const { identity } = useSchool();
	return (
		<>
			write to <a href={`mailto:${identity.email}`}>{identity.email}</a> or call{" "}
			<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
		</>
	);
}
