import type { ReactNode } from "react";
import { identity } from "#school/identity.ts";
import * as paths from "#src/paths.ts";
import { Island } from "#src/site/islands/island.tsx";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { FormLayout } from "./form-layout.tsx";

type ApplicationPageProps = {
	/** The name of the form as an island. */
	island: "barch-wizard" | "march-wizard" | "diploma-wizard";
	heading: string;
	lead: string;
	/** What the applicant needs at hand. */
	needed: readonly string[];
	/** The form. */
	children: ReactNode;
};

/** An application page: what is needed, and the form. */
export function ApplicationPage({ island, heading, lead, needed, children }: ApplicationPageProps) {
	const crumbs = [
		{ label: "Home", to: paths.home },
		{ label: "Academics", to: paths.academic },
	];
	return (
		<>
			<PageBanner title={heading} crumbs={crumbs} label={`Admissions ${identity.admissions.year}`} lead={lead} />
			<FormLayout
				needed={needed}
				then={
					"You get a reference and a mail at once. The fee can be paid right away or later, from the link in " +
					"the mail."
				}
			>
				<Island name={island} props={{}} wake="load">
					{children}
				</Island>
			</FormLayout>
		</>
	);
}
