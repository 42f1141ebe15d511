import { useCallback, useMemo } from "react";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { SingleStepForm } from "#src/forms/single-step/single-step-form.tsx";
import { type Choice, standardCourses } from "#src/school/forms/standard-courses.ts";
import { enquiriesMessages } from "#src/school/messages/sets/forms/short-form-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import styles from "./quick-enquiry.module.css";
import { quickEnquiryAbout } from "./quick-enquiry-config.ts";

type QuickEnquiryProps = {
	heading?: "h2" | "h3";
	returnedForm?: ReturnedForm | undefined;
	/** Beginning of the question. */
	question?: string | undefined;
	/** A conversation in WhatsApp, for those who cannot wait. */
	chat?: string | undefined;
	/** Courses of the school, where they differ from the product's. */
	courses?: readonly Choice[] | undefined;
};

/** The Quick Enquiry with its heading, in a card. */
export function QuickEnquiry({
	heading: Heading = "h2",
	returnedForm,
	question,
	chat,
	courses = standardCourses,
}: QuickEnquiryProps) {
	const messages = useMessages(enquiriesMessages);
	const config = useMemo(() => quickEnquiryAbout(courses), [courses]);
	const loadDefinition = useCallback(
		() => import("./quick-enquiry-definition.ts").then((module) => module.quickEnquiryDefinition(courses)),
		[courses],
	);
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
				afterSent={() => chat && <p>{messages.chatInstead({ chat: (text) => <a href={chat}>{text}</a> })}</p>}
			/>
		</div>
	);
}
