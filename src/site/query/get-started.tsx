import { identity } from "#content/identity.ts";
import { SidebarForm } from "#src/forms/enquiry/sidebar-form.tsx";
import { sidebarMessage } from "#src/forms/enquiry/sidebar-questions.ts";
import { inboxForms } from "#src/forms/inbox/inbox-forms.ts";
import { PageHead } from "#src/ui/page-head.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import type { PageHandle } from "../page-handle.ts";
import { SentWithoutScript } from "../posted/sent-without-script.tsx";
import { takePosted } from "../posted/take-posted.server.ts";
import { pageMeta } from "../shell/meta.ts";
import { breadcrumbs } from "../shell/structured-data.ts";
import type { Route } from "./+types/get-started.ts";
import { OrCall } from "./or-call.tsx";
import styles from "./query.module.css";
import { WireUpTheHill } from "./wire-up-the-hill.tsx";

export const handle: PageHandle = { parameters: ["sent"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Ready to get started?",
		description: `Write to ${identity.name}: your name, how to reach you, and what you would like to know.`,
		about: (site) => [breadcrumbs(site, [{ words: "Ready to get started?", to: "/get-started" }])],
	});

export const action = (args: Route.ActionArgs) => takePosted(args, inboxForms.sidebar);

/** The side panel's form as a page: where it comes back without scripts. */
export default function GetStarted({ actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Ready to Get Started?"
				crumbs={[{ words: "Home", to: "/" }]}
				lead="Tell us what you would like to know. Somebody who teaches here answers."
			/>
			<Sheet className={styles.sheet}>
				<OrCall className={styles.beside} />
				<section aria-labelledby="write-to-us" className={styles.form}>
					<h2 id="write-to-us">Write to us</h2>
					<SentWithoutScript words={sidebarMessage.words} />
					<SidebarForm labelledBy="write-to-us" scope="write-to-us" returned={actionData} />
				</section>
			</Sheet>
			<WireUpTheHill />
		</>
	);
}
