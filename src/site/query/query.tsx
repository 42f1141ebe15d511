import { QuickEnquiry } from "#src/forms/enquiry/quick-enquiry.tsx";
import { quickEnquiry } from "#src/forms/enquiry/quick-enquiry-questions.ts";
import { inboxForms } from "#src/forms/inbox/inbox-forms.ts";
import { PageHead } from "#src/ui/page-head.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import type { PageHandle } from "../page-handle.ts";
import { SentWithoutScript } from "../posted/sent-without-script.tsx";
import { takePosted } from "../posted/take-posted.server.ts";
import { pageMeta } from "../shell/meta.ts";
import { breadcrumbs } from "../shell/structured-data.ts";
import type { Route } from "./+types/query.ts";
import { OrCall } from "./or-call.tsx";
import styles from "./query.module.css";
import { WireUpTheHill } from "./wire-up-the-hill.tsx";

export const handle: PageHandle = { parameters: ["sent"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Quick Enquiry",
		description: "Leave your name, phone number, city and course, and the admissions office calls you back.",
		about: (site) => [breadcrumbs(site, [{ words: "Quick Enquiry", to: "/query" }])],
	});

export const action = (args: Route.ActionArgs) => takePosted(args, inboxForms.enquiry);

export default function Query({ actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Ask us anything about admission"
				crumbs={[{ words: "Home", to: "/" }]}
				lead="Four answers are enough. The admissions office rings you back, usually on the next working day."
			/>
			<Sheet className={styles.sheet}>
				<OrCall className={styles.beside} />
				<div className={styles.form}>
					<SentWithoutScript words={quickEnquiry.words} />
					<QuickEnquiry returned={actionData} />
				</div>
			</Sheet>
			<WireUpTheHill />
		</>
	);
}
