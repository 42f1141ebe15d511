const email = /([\p{L}\p{N}])[\p{L}\p{N}._%+-]*@([\p{L}\p{N}.-]+\.\p{L}{2,})/gu;
const number = /\+?\d[\d\s().-]{4,}\d/g;

/**
 * A text without what reaches or identifies a person: of addresses the first letter stays, of numbers of six digits
 * and more the last two. Days and small numbers stay.
 */
export function maskContact(text: string): string {
	return text
		.replace(email, (_all, first: string, domain: string) => `${first}•••@${domain}`)
		.replace(number, (found) => {
			const digits = found.replace(/\D/g, "");
			if (digits.length < 6 || /^\d{4}-\d{2}-\d{2}$/.test(found)) return found;
			return `•••• ${digits.slice(-2)}`;
		});
}
