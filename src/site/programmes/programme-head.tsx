import type { ReactNode } from "react";
import type { Tag } from "#src/messages/message-type.ts";
import * as paths from "#src/paths.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { isFormOpen, useSchoolAdmissions } from "#src/site/admissions/use-admissions.ts";
import { AskAboutPage } from "#src/site/contact/ask-about-page.tsx";
import { LongStudio } from "#src/site/page-head/hill/long-studio.tsx";
import { type Fact, PageHead } from "#src/site/page-head/page-head.tsx";
import { formTypeAt } from "#src/site/school/programme-pages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import styles from "./programme-head.module.css";

type ProgrammeHeadProps = {
	programme: { title: string; crumb?: string; lead: string };
	/** Application forms of the programme; none when the text links to the form. */
	apply?: readonly { to: string; label: string }[];
	/** The one that it is about; several when left out. */
	of?: ProgrammeKey;
	/** Facts of its head, if it is about no single programme. */
	facts?: readonly Fact[];
};

/** The banner of a programme with its Apply buttons. */
export function ProgrammeHead({ programme, apply = [], of, facts = [] }: ProgrammeHeadProps) {
	const messages = useMessages(programmesMessages);
	const headTexts = useMessages(headMessages);
	const outline = useSchool().outlines.programmes.find(({ key }) => key === of);
	return (
		<PageHead
			title={programme.title}
			{...(programme.crumb !== undefined && { crumb: programme.crumb })}
			crumbs={[{ label: messages.home, to: paths.home }]}
			label={<AskAboutPage />}
			lead={programme.lead}
			facts={
				outline
					? [
							outline.seats > 0 && { value: outline.seats, label: headTexts.seats({ count: outline.seats }) },
							{ value: outline.years, label: headTexts.years({ count: outline.years }) },
						]
					: facts
			}
			building={outline && <LongStudio years={outline.years} seats={outline.seats} />}
		>
			{apply.length > 0 && <ApplyLinks apply={apply} of={of} />}
		</PageHead>
	);
}

/** Apply buttons of open forms, the first one primary; while none is open, when they open. */
export function ApplyLinks({
	apply,
	of,
	children,
}: {
	apply: readonly { to: string; label: string }[];
	of?: ProgrammeKey | undefined;
	children?: ReactNode;
}) {
	const messages = useMessages(programmesMessages);
	const school = useSchoolAdmissions();
	const [first] = apply;
	const single = of ?? (apply.length === 1 ? formTypeAt(first?.to) || undefined : undefined);
	const admissions = (single && school?.own[single]) || school;
	const open = apply.filter(({ to }) => isFormOpen(school, formTypeAt(to)));
	if (admissions && (!admissions.open || open.length === 0)) {
		const { line } = admissions;
		const dates: Tag = (text) => <a href={paths.dates}>{text}</a>;
		const opening: Tag = (text) => (
			<a href={paths.openingRequest(apply.length === 1 ? formTypeAt(first?.to) : "")}>{text}</a>
		);
		return (
			<p className="above-6">
				{open.length === 0
					? messages.closedForm({ line, dates, opening })
					: messages.closedForProgramme({ line, dates })}
			</p>
		);
	}
	return (
		<div className={`not-printed ${styles.actions}`}>
			{open.map(({ to, label }, index) => (
				<ButtonLink key={to} href={to} tone={index === 0 ? "action" : "quiet"}>
					{label}
				</ButtonLink>
			))}
			{children}
		</div>
	);
}
