/** A telephone number as a link dials it: its digits, and the plus before them. */
export function dialledNumber(phone: string): string {
	return phone.replace(/[^+\d]/g, "");
}
