import { isRouteErrorResponse, useLocation } from "react-router";
import * as officePaths from "#src/office-paths.ts";
import styles from "./failure-page.module.css";

const texts: Record<number, { title: string; explanation: string }> = {
	403: {
		title: "You don’t have access",
		explanation: "Your role doesn’t include this. An owner can change your role.",
	},
	404: { title: "Page not found", explanation: "Check the address. The page may have been deleted." },
};
const failure = {
	title: "We couldn’t load this page",
	explanation:
		"The error is recorded under Health. Nothing you saved is lost. " +
		"Load the page again. If that fails, tell an owner.",
};

/** Explains what went wrong and why, with a link to continue. A refusal may bring its own sentence as data. */
export function FailurePage({ error }: { error: unknown }) {
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const { title, explanation } = texts[status] ?? failure;
	const { pathname, search } = useLocation();
	const own = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : undefined;
	return (
		<main className={styles.page}>
			<title>{`${title} · Office`}</title>
			<div className={styles.block}>
				<h1>{title}</h1>
				<p>{own ?? explanation}</p>
				<p>
					{status >= 500 && <a href={pathname + search}>Load the page again</a>}{" "}
					<a href={officePaths.home}>Go to Today</a>
				</p>
			</div>
		</main>
	);
}
