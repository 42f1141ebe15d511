import type { ReactNode } from "react";
import { useSchool } from "./use-school.ts";

/** The school's address and number, and their links, for messages that say them. */
export function useSchoolWays() {
	const { email, phone } = useSchool().identity;
	return {
		email,
		phone,
		mail: (text: ReactNode) => <a href={`mailto:${email}`}>{text}</a>,
		call: (text: ReactNode) => <a href={`tel:${phone.replaceAll(" ", "")}`}>{text}</a>,
	};
}
