/** Who the school is: what a school folder (`#school/identity.ts`) provides. */
export type Identity = {
	name: string;
	/** Begins every reference number: letters only. */
	shortName: string;
	tagline: string;
	/** Two sentences for the panel beside the menu. */
	blurb: string;
	foundedIn: number;
	/** The year in which its first class graduated. */
	firstGraduation: number;
	phone: string;
	mobile: string;
	email: string;
	address: { lines: readonly string[]; region: string; postalCode: string; country: string };
	/** Degrees, and metres above the sea. */
	place: { latitude: number; longitude: number; altitude: number };
	accreditation: string;
	counters: readonly { value: number; suffix: string; label: string }[];
	social: readonly { name: "LinkedIn" | "X" | "YouTube" | "Instagram" | "Facebook"; url: string }[];
	/** Within how many days the application fee is to be paid; its amount is the setting APPLICATION_FEE. */
	feeDays: number;
};
