/** The school as its e-mails, PDFs and reference numbers name it. */
export type School = {
	name: string;
	/** Begins every reference number: `DSA`. */
	shortName: string;
	addressLines: string[];
	phone: string;
	email: string;
	/** The colours and the logo of its documents, where they are not those of the theme. */
	look?: { ink: string; brand: string; logo: string };
	/** Receives the notices of new submissions. */
	officeEmail: string;
};
