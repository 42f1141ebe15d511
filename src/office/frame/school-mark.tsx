import { logoOn } from "#src/school/logo.ts";
import { Mark } from "#src/ui/mark.tsx";
import { useIdentity } from "./use-identity.ts";

/** The school's logo on the dark surfaces of the office. */
export function SchoolMark() {
	return <Mark {...logoOn("dark", useIdentity())} />;
}
