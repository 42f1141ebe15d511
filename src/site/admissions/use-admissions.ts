import { useRouteLoaderData } from "react-router";
import type { AdmissionWords } from "#src/admissions/season/season-words.ts";
import type { loader } from "#src/root.tsx";

/** How admissions stand today, at the school. Undefined where the root has failed. */
export function useAdmissions(): AdmissionWords | undefined {
	return useRouteLoaderData<typeof loader>("root")?.admissions;
}
