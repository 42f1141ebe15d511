import { useMemo } from "react";
import type { ReturnedForm, SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import { SingleStepForm } from "#src/forms/single-step/single-step-form.tsx";
import { enquiriesMessages } from "#src/school/messages/sets/forms/short-form-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import styles from "./quick-enquiry.module.css";
import { quickEnquiry } from "./quick-enquiry-config.ts";

const loadDefinition = () => import("./quick-enquiry-definition.ts").then((module) => module.quickEnquiryDefinition);

const noCourses: readonly string[] = [];

/** The form's questions without some of its courses. */
function askWithout(courses: readonly string[]): SingleStepConfig {
	const fields = quickEnquiry.fields.map((field) =>
		field.name === "course"
			? { ...field, options: field.options.filter(({ value }) => !courses.includes(value)) }
			: field,
	);
	return courses.length === 0 ? quickEnquiry : { ...quickEnquiry, fields };
}

type QuickEnquiryProps = {
	heading?: "h2" | "h3";
	returnedForm?: ReturnedForm | undefined;
	/** Beginning of the question. */
	question?: string | undefined;
	/** A conversation in WhatsApp, for those who cannot wait. */
	chat?: string | undefined;
	/** Courses that are not offered, by their values. */
	without?: readonly string[];
};

/** The Quick Enquiry with its heading, in a card. */
export function QuickEnquiry({
	heading: Heading = "h2",
	returnedForm,
	question,
	chat,
	without = noCourses,
}: QuickEnquiryProps) {
	const messages = useMessages(enquiriesMessages);
	const config = useMemo(() => askWithout(without), [without]);
	return (
		<div className={styles.card}>
			<Heading id="quick-enquiry" className="below-5 size-3">
				{messages.quickEnquiryTitle}
			</Heading>
			<SingleStepForm
				config={config}
				loadDefinition={loadDefinition}
				labelledBy="quick-enquiry"
				returnedForm={returnedForm}
				initialAnswers={question === undefined ? undefined : { question }}
				afterSent={chat && <p>{messages.chatInstead({ chat: (text) => <a href={chat}>{text}</a> })}</p>}
			/>
		</div>
	);
}
