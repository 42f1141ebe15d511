import { randomUUID } from "node:crypto";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { applicationConsent } from "#src/admissions/applications/application-consent.ts";
import { formOf, isApplicationType, titleOf } from "#src/admissions/forms/application-forms.ts";
import { withDocuments } from "#src/admissions/forms/asked-documents.ts";
import { departmentRules } from "#src/admissions/forms/departments.ts";
import { numberedSteps } from "#src/admissions/paper-forms/paper-form.ts";
import { consentField } from "#src/forms/consent.ts";
import type { FieldErrors, FormQuestions } from "#src/forms/definition.ts";
import { withInitial } from "#src/forms/definition.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import { offeredOf } from "#src/school/offering.ts";
import { entryActs } from "./entry-acts.server.ts";
import { EntryField } from "./entry-field.tsx";
import styles from "./entry-page.module.css";

export function loader({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "case.enter");
	const offeredForms = offeredOf(context.get(officeServices).texts.outlines).forms;
	const typeName = new URL(request.url).searchParams.get("type");
	const forms = offeredForms.map((key) => ({ key, title: titleOf(key) }));
	const type = isApplicationType(typeName) ? typeName : (offeredForms[0] ?? "barch");
	const documents = context.get(officeServices).admissions.documents?.[type];
	const documentQuestions = documents && { rules: documents.rules, departments: departmentRules(documents) };
	return { type, forms, key: randomUUID(), documents: documentQuestions, acts: permissionsOn(entryActs, type, member) };
}

export const action = handleActs(entryActs);

/** An application that came on paper or by telephone, typed in by the office; its questions are numbered as printed. */
export default function EntryPage() {
	const { type, forms, key: entryKey, documents } = useLoaderData<typeof loader>();
	const refusedActAnswer = useActAnswer<{ errors: FieldErrors; answers: Record<string, string> }>();
	const form: FormQuestions = withDocuments(formOf(type).form, documents?.rules, documents?.departments);
	const answers = withInitial(form, refusedActAnswer?.shownValues?.answers ?? {});
	const errors = Object.entries(refusedActAnswer?.shownValues?.errors ?? {});
	return (
		<Screen
			title="Add an application"
			subtitle={titleOf(type)}
			back={{ href: officePaths.cases(), label: "Back to All cases" }}
			keys={[]}
		>
			<div className={styles.entry}>
				<nav aria-label="Form" className={layout.row}>
					{forms.map(({ key, title }) => (
						<a
							key={key}
							className={controls.button}
							href={officePaths.newCase(key)}
							aria-current={key === type ? "page" : undefined}
						>
							{title}
						</a>
					))}
				</nav>
				<p className={`${controls.soft} ${styles.lead}`}>
					The questions have the numbers of the printed form. The applicant gets the usual email, with a link to upload
					missing documents.
				</p>
				{refusedActAnswer && (
					<div role="alert" className={`${layout.warning} ${styles.refused}`}>
						<p>{refusedActAnswer.message} Choose the documents again.</p>
						<ul>
							{errors.map(([name, message]) => (
								<li key={name}>
									<a href={`#entry-${name}`}>{message}</a>
								</li>
							))}
						</ul>
					</div>
				)}
				<ActForm act="enter" encType="multipart/form-data" action={officePaths.newCase(type)} quiet>
					<input
						type="hidden"
						name="idempotency_key"
						value={refusedActAnswer?.shownValues?.answers.idempotency_key ?? entryKey}
					/>
					{numberedSteps(form).map(({ title, questions }) => (
						<fieldset key={title}>
							<legend>{title}</legend>
							{questions.map((question) => (
								<EntryField
									key={question.field.name}
									question={question}
									value={String(answers[question.field.name] ?? "")}
									error={refusedActAnswer?.shownValues?.errors[question.field.name]}
								/>
							))}
						</fieldset>
					))}
					<label className={styles.consent} id={`entry-${consentField}`}>
						<input type="checkbox" className={controls.check} name={consentField} value="true" />
						<span>The applicant agreed, by signature on the printed form or by phone: “{applicationConsent.text}”</span>
					</label>
					<button type="submit" className={controls.button} data-act="">
						Add the application
					</button>
				</ActForm>
			</div>
		</Screen>
	);
}
