/** A phone number as a link dials it: its digits, and the plus before them. */
export function dialledNumber(phone: string): string {
	return phone.replace(/[^+\d]/g, "");
}

/** A phone number as WhatsApp links have it: digits that begin with the code of a country, India's if it has none. */
export function whatsAppNumber(phone: string): string {
	return phone.replace(/\D/g, "").replace(/^0?([6-9]\d{9})$/, "91$1");
}
