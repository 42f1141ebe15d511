import { use, useEffect, useMemo, useState } from "react";
import { type PartQuestions, questionsOfPart } from "#src/admissions/completion/correction.ts";
import { withOwnQuestions } from "#src/admissions/forms/own/own-questions.ts";
import { withSchoolQuestionTexts } from "#src/forms/school-questions.ts";
import { summariseErrors } from "#src/forms/wizard/messages.ts";
import { StepFields } from "#src/forms/wizard/step-fields.tsx";
import { useAnswers } from "#src/forms/wizard/use-answers.ts";
import * as paths from "#src/paths.ts";
import { answersMessages } from "#src/school/messages/sets/answers-messages.ts";
import { MessagesContext, useMessages } from "#src/school/messages/use-messages.ts";
import { loadOwnRules } from "#src/site/application/form/load-own-rules.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { ErrorSummary } from "#src/ui/fields/error-summary.tsx";
import { FieldScope } from "#src/ui/fields/field-scope.tsx";
import styles from "./answers-form.module.css";
import type { AnswersFormOfType } from "./answers-form-props.ts";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { useAnswersForm } from "./use-answers-form.ts";
import { useUnsentAnswers } from "./use-unsent-answers.ts";

/** The questions of one step, or of one result, with what is stored in them. Without scripts it is a plain post. */
export function AnswersForm({ form: baseForm, own, ...formProps }: AnswersFormOfType) {
	const schoolMessages = use(MessagesContext);
	const form = useMemo(
		() => withOwnQuestions(withSchoolQuestionTexts(baseForm, schoolMessages), own),
		[baseForm, schoolMessages, own],
	);
	const props = { ...formProps, form, loadDefinition: () => loadOwnRules(formProps.loadDefinition, own) };
	const questions = questionsOfPart(props, props.part);
	return questions && <PartForm {...props} questions={questions} />;
}

function PartForm({ questions, ...props }: AnswersFormOfType & { questions: PartQuestions }) {
	const messages = useMessages(answersMessages);
	const { token, form, part, texts, returnedAnswers } = props;
	const { step, presetAnswers } = questions;
	const initialTexts = { ...texts, ...presetAnswers, ...returnedAnswers?.answers };
	const answers = useAnswers(form, initialTexts);
	const unsent = useUnsentAnswers(props, answers, initialTexts);
	const sending = useAnswersForm({ ...props, version: unsent.basedOn }, questions, answers, unsent.forget);
	const { submit, busy, failure, errors, attempt, version, elsewhere } = sending;
	const [awake, setAwake] = useState(false);
	useEffect(() => setAwake(true), []);
	const isStep = part.kind === "step";
	const address = isStep ? paths.applicationAnswers : paths.applicationResult;
	return (
		<FieldScope value={`${part.kind}-${part.key}`}>
			<form
				ref={answers.formRef}
				className={styles.form}
				method="post"
				action={address(token, part.key)}
				noValidate={awake}
				onSubmit={submit}
				onChange={answers.onChange}
				aria-label={step.title}
			>
				<input type="hidden" name="version" value={version} />
				{!isStep && <input type="hidden" name="result" value={part.key} />}
				{Object.entries(presetAnswers).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<ErrorSummary errors={summariseErrors(form, errors)} attempt={attempt} />
				{elsewhere && (
					<ChangedElsewhere form={form} step={step} storedAnswers={elsewhere.answers} mine={answers.values} />
				)}
				<StepFields form={form} step={step} answers={answers} navigation={{ step: form.steps.length - 1, errors }} />
				{failure && (
					<Notice tone="alert" title={messages.notSavedTitle} live="assertive">
						<p>{failure}</p>
					</Notice>
				)}
				<div className="cluster-4">
					<Button type="submit" tone="action" busy={busy}>
						{busy ? messages.sending : isStep ? messages.saveChanges : messages.sendResult}
					</Button>
					<ButtonLink href={paths.application(token)} onClick={unsent.forget}>
						{messages.backWithoutChanges}
					</ButtonLink>
				</div>
			</form>
		</FieldScope>
	);
}
