import { isRouteErrorResponse, useLocation } from "react-router";
import * as officePaths from "#src/office-paths.ts";
import styles from "./failure-page.module.css";

const texts: Record<number, { title: string; explanation: string }> = {
	403: {
		title: "Not yours to do",
		explanation: "Your role in the office does not include this. An owner can change it.",
	},
	404: { title: "There is nothing here", explanation: "The address is misspelt, or what was here has been erased." },
};
const failure = {
	title: "This page failed",
	explanation: "It’s counted under Health. Nothing you saved is lost. Load the page again; if it fails, tell an owner.",
};

/** What went wrong, why, and the way out. A refusal may bring its own sentence as data. */
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
					<a href={officePaths.home}>Go to the office’s first page</a>
				</p>
			</div>
		</main>
	);
}
