import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { AdmissionsLabel } from "#src/site/admissions/admissions-label.tsx";
import { useAdmissions } from "#src/site/admissions/use-admissions.ts";
import { AskAboutPage } from "#src/site/contact/ask-about-page.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import styles from "./programme-head.module.css";
import { formTypeAt } from "./programme-pages.ts";

type ProgrammeHeadProps = {
	programme: { title: string; crumb?: string; lead: string };
	/** Its application forms; none when the text links to the form. */
	apply?: readonly { to: string; label: string }[];
};

/** The banner of a programme with its Apply buttons. */
export function ProgrammeHead({ programme, apply = [] }: ProgrammeHeadProps) {
	return (
		<PageBanner
			title={programme.title}
			{...(programme.crumb !== undefined && { crumb: programme.crumb })}
			crumbs={[{ label: "Home", to: paths.home }]}
			label={<AdmissionsLabel />}
			lead={programme.lead}
		>
			{apply.length > 0 && <ApplyLinks apply={apply} />}
			<AskAboutPage />
		</PageBanner>
	);
}

/** Apply buttons, the first one primary; while admissions are closed, when they open. */
export function ApplyLinks({
	apply,
	children,
}: {
	apply: readonly { to: string; label: string }[];
	children?: ReactNode;
}) {
	const admissions = useAdmissions();
	if (admissions?.open === false)
		return (
			<p className={styles.closed}>
				{admissions.line}. <a href={paths.dates}>See the dates</a>, or let us{" "}
				<a href={paths.openingRequest(apply.length === 1 ? formTypeAt(apply[0]?.to) : "")}>tell you when it opens</a>.
			</p>
		);
	return (
		<div className={styles.actions}>
			{apply.map(({ to, label }, index) => (
				<ButtonLink key={to} href={to} data-apply-link tone={index === 0 ? "action" : "onDark"}>
					{label}
				</ButtonLink>
			))}
			{children}
		</div>
	);
}
