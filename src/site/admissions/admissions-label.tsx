import { useAdmissions } from "./use-admissions.ts";

/** "Admissions 2027"; while they are closed, when they open. @param whole with the last day too */
export function AdmissionsLabel({ whole = false }: { whole?: boolean }) {
	const status = useAdmissions();
	if (!status) return "Admissions";
	return whole || !status.open ? status.line : status.title;
}
