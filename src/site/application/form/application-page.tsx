import type { ComponentType } from "react";
import { applicationConsent } from "#src/admissions/applications/application-consent.ts";
import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import type { DepartmentRules } from "#src/admissions/forms/asked-documents.ts";
import { describeAmounts } from "#src/admissions/forms/describe-amounts.ts";
import { rupees } from "#src/formatting/rupees.ts";
import { translateText } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import type { AddedForm } from "#src/school/forms/added-programme.ts";
import type { DocumentRules, FormAmounts } from "#src/school/forms/application-form-settings.ts";
import type { OwnForm } from "#src/school/forms/own-form.ts";
import type { OwnQuestion } from "#src/school/forms/own-question.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { applicationFormMessages, atHandMessages } from "#src/school/messages/sets/application-form-messages.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { isProductForm, type ProductForm } from "#src/school/offering.ts";
import { AdmissionsLabel } from "#src/site/admissions/admissions-label.tsx";
import { useAdmissions } from "#src/site/admissions/use-admissions.ts";
import { Island } from "#src/site/islands/island.tsx";
import { OpeningForm } from "#src/site/opening/opening-form.tsx";
import { pegsAndString } from "#src/site/page-head/hill/buildings.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./application-page.module.css";
import type { ApplicationWizardProps } from "./application-wizard.tsx";
import { addedAtHand, addedLead, atHand, formLead } from "./at-hand.ts";
import { FormLayout } from "./form-layout.tsx";

type WizardProps = ApplicationWizardProps & { departments?: readonly string[]; added: AddedForm };

type ApplicationPageProps = {
	/** The name of the form as an island. */
	island: "barch-wizard" | "march-wizard" | "diploma-wizard" | "added-wizard";
	/** Value of `application_type` for the form, by which there is a PDF of it too. */
	applicationType: ApplicationType;
	heading: string;
	/** Reason why no one can apply by this form, where the school does not offer it. */
	notOffered: string | undefined;
	/** Fee in whole rupees, by programme where these differ; undefined when none is asked for. */
	fee: FormAmounts | undefined;
	/** The versions of the legal texts that are in force. */
	legal: string;
	/** Requirements of this form alone. */
	further?: {
		departments?: string[];
		documents?: DocumentRules;
		departmentDocuments?: DepartmentRules;
		own?: OwnForm;
		/** Choices of which the form of an added programme is made. */
		added?: AddedForm;
	};
	wizard: ComponentType<WizardProps>;
};

/** An application page: what is needed, and the form. */
export function ApplicationPage({
	island,
	applicationType,
	heading,
	notOffered,
	fee,
	legal,
	further = {},
	wizard: Wizard,
}: ApplicationPageProps) {
	const messages = useMessages(applicationFormMessages);
	const hints = useMessages(atHandMessages);
	const { applicationForms, identity } = useSchool();
	const texts = isProductForm(applicationType) ? textsOfForm(hints, applicationType, further) : undefined;
	const settings = isProductForm(applicationType) ? applicationForms[applicationType] : {};
	const { added } = further;
	const needed =
		(settings.atHand?.length ? settings.atHand : undefined) ??
		texts?.atHand ??
		(added ? addedAtHand(hints, added) : []);
	const lead = settings.lead ?? texts?.lead ?? addedLead(hints, further.own);
	const headTexts = useMessages(headMessages);
	const { closed: season, until } = useAdmissions(applicationType) ?? {};
	const closedMessage = notOffered ?? season;
	const props = {
		consent: translateText(applicationConsent.text),
		title: heading,
		legal,
		...further,
		...(closedMessage !== undefined && { closedMessage }),
		offered: notOffered === undefined,
		...(!identity.contours && { drawn: false }),
		// The wizard of an added programme alone reads it, and its page always gives it.
	} as WizardProps;
	const crumbs = [
		{ label: messages.home, to: paths.home },
		{ label: messages.academics, to: paths.academic },
	];
	return (
		<>
			{notOffered !== undefined && <meta name="robots" content="noindex" />}
			<PageHead
				title={notOffered === undefined ? heading : messages.notOfferedTitle}
				crumbs={crumbs}
				label={notOffered === undefined ? until === undefined && <AdmissionsLabel of={applicationType} /> : heading}
				building={pegsAndString}
				brief={closedMessage === undefined && needed.length > 0}
				lead={closedMessage === undefined ? lead : undefined}
				facts={
					closedMessage === undefined
						? [
								until !== undefined && { value: until, label: headTexts.lastDay },
								...(fee ?? []).map(({ programme, rupees: amount }) => ({
									value: rupees(amount),
									label: programme ?? headTexts.applicationFee,
								})),
							]
						: []
				}
			/>
			<FormLayout
				lead={lead}
				needed={
					notOffered === undefined
						? [...needed, ...ownDocuments(further.own?.questions), ...payingWith(messages, fee)]
						: []
				}
				paperForm={notOffered === undefined ? paths.paperForm(applicationType) : undefined}
				closed={closedMessage !== undefined}
				then={
					notOffered === undefined ? `${hints.afterwards}${fee === undefined ? "" : ` ${hints.paying}`}` : undefined
				}
			>
				<Island name={island} props={props} wake="load">
					<Wizard {...props} />
				</Island>
				{closedMessage !== undefined && notOffered === undefined && (
					<section aria-labelledby="tell-me" className={styles.tellMe}>
						<h2 id="tell-me">{messages.notifyTitle}</h2>
						<OpeningForm labelledBy="tell-me" applicationType={applicationType} />
					</section>
				)}
			</FormLayout>
		</>
	);
}

function textsOfForm(
	hints: MessagesOf<typeof atHandMessages>,
	type: ProductForm,
	{ documents, departmentDocuments, own }: NonNullable<ApplicationPageProps["further"]>,
) {
	return {
		lead: formLead(hints, type, documents, departmentDocuments, own),
		atHand: atHand(hints, type, documents, departmentDocuments, own),
	};
}

/** Documents that the school asks everyone for by questions it has added. */
const ownDocuments = (questions: readonly OwnQuestion[] = []) =>
	questions.flatMap(({ kind, required, audience, follows, label }) =>
		kind === "file" && required && audience === "everyone" && !follows ? [label] : [],
	);

/** @param fee undefined when none is asked for */
const payingWith = (messages: MessagesOf<typeof applicationFormMessages>, fee: FormAmounts | undefined) =>
	fee === undefined ? [] : [messages.paymentNeeded({ fee: describeAmounts(fee) })];
