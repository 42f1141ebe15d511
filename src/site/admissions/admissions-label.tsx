import type { AppliedFor } from "#src/admissions/season/season.ts";
import { datesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useAdmissions } from "./use-admissions.ts";

/**
 * "Admissions 2027"; while they are closed, when they open.
 * @param whole adds the last day; while admissions are closed it makes no difference
 * @param of a form or programme
 */
export function AdmissionsLabel({ whole = false, of }: { whole?: boolean; of?: AppliedFor | undefined }) {
	const messages = useMessages(datesMessages);
	const status = useAdmissions(of);
	if (!status) return messages.admissions;
	return whole || !status.open ? status.line : status.title;
}
