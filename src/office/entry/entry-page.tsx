import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { applicationConsent } from "#src/admissions/applications/application-consent.ts";
import { applicationForms, isApplicationType, titleOf } from "#src/admissions/forms/application-forms.ts";
import { withDocuments } from "#src/admissions/forms/asked-documents.ts";
import { departmentRules } from "#src/admissions/forms/departments.ts";
import { numberedSteps } from "#src/admissions/paper-forms/paper-form.ts";
import { consentField } from "#src/forms/consent.ts";
import type { FormQuestions } from "#src/forms/definition.ts";
import { withInitial } from "#src/forms/definition.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { offeredOf } from "#src/school/offered.ts";
import { enterApplication } from "./enter-application.server.ts";
import { EntryField } from "./entry-field.tsx";
import styles from "./entry-page.module.css";

export function loader({ request, context }: LoaderFunctionArgs) {
	allow(context, "case.enter");
	const offered = offeredOf(context.get(officeServices).texts.outlines).forms;
	const wanted = new URL(request.url).searchParams.get("type");
	const forms = offered.map((key) => ({ key, title: titleOf(key) }));
	const type = isApplicationType(wanted) ? wanted : (offered[0] ?? "barch");
	const documents = context.get(officeServices).admissions.documents?.[type];
	const asked = documents && { rules: documents.rules, departments: departmentRules(documents) };
	return { type, forms, key: randomUUID(), documents: asked };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = allow(context, "case.enter");
	const asked = new URL(request.url).searchParams.get("type");
	const type = isApplicationType(asked) ? asked : "barch";
	const by = { id: member.id, name: member.name };
	const entry = { type, form: await request.formData(), by };
	const { result, given } = await enterApplication(context.get(officeServices), entry);
	if (result.ok) return redirectTo(officePaths.caseOf("application", result.id));
	if (result.reason === "key-conflict") return redirectTo(officePaths.caseOf("application", result.earlier.id));
	const message = "message" in result ? result.message : "This application was sent before.";
	return data({ message, errors: "errors" in result ? result.errors : {}, given }, { status: 422 });
}

/** An application that came on paper or by telephone, typed in by the office; its questions are numbered as printed. */
export default function EntryPage() {
	const { type, forms, key: entryKey, documents } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const form: FormQuestions = withDocuments(applicationForms[type].form, documents?.rules, documents?.departments);
	const given = withInitial(form, refused?.given ?? {});
	const errors = Object.entries(refused?.errors ?? {});
	return (
		<Screen
			title="Enter for an applicant"
			sub={titleOf(type)}
			back={{ href: officePaths.cases(), label: "Back to the desk" }}
			keys={[]}
		>
			<div className={styles.entry}>
				<nav aria-label="Form" className={styles.forms}>
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
				<p className={styles.lead}>
					The numbers are those of the printed form. The applicant gets the same mail and the same link as everybody,
					and can send there what is not enclosed.
				</p>
				{refused && (
					<div role="alert" className={styles.refused}>
						<p>{refused.message} Documents have to be chosen again.</p>
						<ul>
							{errors.map(([name, message]) => (
								<li key={name}>
									<a href={`#entry-${name}`}>{message}</a>
								</li>
							))}
						</ul>
					</div>
				)}
				<form method="post" encType="multipart/form-data" action={officePaths.newCase(type)}>
					<input type="hidden" name="idempotency_key" value={refused?.given.idempotency_key ?? entryKey} />
					{numberedSteps(form).map(({ title, questions }) => (
						<fieldset key={title}>
							<legend>{title}</legend>
							{questions.map((question) => (
								<EntryField
									key={question.field.name}
									question={question}
									value={String(given[question.field.name] ?? "")}
									error={refused?.errors[question.field.name]}
								/>
							))}
						</fieldset>
					))}
					<label className={styles.consent} id={`entry-${consentField}`}>
						<input type="checkbox" className={controls.check} name={consentField} value="true" />
						<span>
							The applicant has agreed, by signature on the printed form or in words on the telephone: “
							{applicationConsent.text}”
						</span>
					</label>
					<button type="submit" className={controls.button} data-act="">
						Enter the application
					</button>
				</form>
			</div>
		</Screen>
	);
}
