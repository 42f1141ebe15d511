import { linkRequest } from "#src/admissions/links/link-request-config.ts";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { SingleStepForm } from "#src/forms/single-step/single-step-form.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./link-request.module.css";

type LinkRequestProps = {
	returned?: ReturnedForm | undefined;
	/** It was asked for: says what happens now. */
	sent?: boolean;
};

/** The form that asks for links, with what to know about them. It works without code. */
export function LinkRequest({ returned, sent = false }: LinkRequestProps) {
	const { identity } = useSchool();
	return (
		<PageGrid className={styles.sheet}>
			<section aria-labelledby="send-link" className={styles.form}>
				<h2 id="send-link">Send me my link</h2>
				{sent && <Sent />}
				<SingleStepForm
					config={linkRequest}
					loadDefinition={loadDefinition}
					labelledBy="send-link"
					returned={returned}
				/>
			</section>
			<section aria-labelledby="about-links" className={styles.beside}>
				<h2 id="about-links" className={styles.heading}>
					Good to know
				</h2>
				<ul>
					<li>
						The link goes to the e-mail address in the application and to no other, so nobody else can ask for it.
					</li>
					<li>
						An e-mail address by itself brings the links to all applications of this season that were sent with it, and
						to those saved for later.
					</li>
					<li>An application of an earlier season is found with its reference.</li>
					<li>
						No access to that address any more? <a href={`mailto:${identity.email}`}>Write to us</a> or call{" "}
						<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>.
					</li>
				</ul>
			</section>
		</PageGrid>
	);
}

/** Never used: the form posts to its page. */
const loadDefinition = () =>
	import("#src/admissions/links/link-request-definition.ts").then((module) => module.linkRequestDefinition);

function Sent() {
	return (
		<div id="sent">
			<Notice tone="done" title={linkRequest.texts.sent}>
				<p>
					The mail takes a few minutes. If none comes, look among the spam; then the application may have another
					address or reference, and you can try those below.
				</p>
			</Notice>
		</div>
	);
}
