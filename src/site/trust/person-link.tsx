import * as paths from "#src/paths.ts";
import type { Person } from "./people.server.ts";

/** A name that leads to the person's page, and their post. */
export function PersonLink({ person: { id, name, designation } }: { person: Person }) {
	return (
		<>
			<a href={paths.staffDetails(id)}>{name}</a>
			{designation && `, ${designation}`}
		</>
	);
}
