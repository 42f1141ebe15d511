import { identity } from "#content/identity.ts";
import { QuickEnquiry } from "#src/forms/enquiry/quick-enquiry.tsx";
import { PageHead } from "#src/ui/page-head.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../shell/meta.ts";
import { SentWithoutScript } from "../shell/sent-without-script.tsx";
import { breadcrumbs } from "../shell/structured-data.ts";
import type { Route } from "./+types/query.ts";
import styles from "./query.module.css";

export const handle: PageHandle = { parameters: ["sent"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Quick Enquiry",
		description: "Leave your name, phone number, city and course, and the admissions office calls you back.",
		about: (site) => [breadcrumbs(site, [{ words: "Quick Enquiry", to: "/query" }])],
	});

export default function Query() {
	return (
		<>
			<PageHead
				title="Ask us anything about admission"
				crumbs={[{ words: "Home", to: "/" }]}
				lead="Four answers are enough. The admissions office rings you back, usually on the next working day."
			/>
			<Sheet className={styles.sheet}>
				<div className={styles.beside}>
					<p>If you would rather speak to somebody now:</p>
					<p className={styles.way}>
						<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
					</p>
					<p className={styles.way}>
						<a href={`mailto:${identity.email}`}>{identity.email}</a>
					</p>
				</div>
				<div className={styles.form}>
					<SentWithoutScript taken="Thank you! We will contact you soon." refused="Submission failed. Please try again." />
					<QuickEnquiry />
				</div>
			</Sheet>
		</>
	);
}
