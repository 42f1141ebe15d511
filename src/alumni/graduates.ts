import { degreesOfAlumni, teachesArchitecture } from "#src/school/forms/courses.ts";
import { firstYearOf, type Identity } from "#src/school/identity.ts";
import type { Graduates } from "./alumni-choices.ts";

type OfSchool = { identity: Identity; outlines: Parameters<typeof degreesOfAlumni>[0] };

export function graduatesOf({ identity, outlines }: OfSchool): Graduates {
	return {
		firstGraduation: firstYearOf(identity),
		degrees: degreesOfAlumni(outlines),
		isOfArchitecture: teachesArchitecture(outlines) ? undefined : false,
	};
}
