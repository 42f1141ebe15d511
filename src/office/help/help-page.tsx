import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { renderMarkdown } from "#src/content/text/markdown.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import * as officePaths from "#src/office-paths.ts";
import { readGuide, titleOf } from "./guides.ts";
import styles from "./help-page.module.css";

export function loader({ params: { "*": path = "" } }: LoaderFunctionArgs) {
	const guide = readGuide(path || "README");
	if (guide === undefined) throw data(null, { status: 404 });
	return { path, title: titleOf(guide), html: renderMarkdown(withAddresses(withoutTitleAndPictures(guide), path), 2) };
}

/** The page has the title, and its reader the screens that pictures show. */
function withoutTitleAndPictures(guide: string): string {
	return guide.replace(/^# .+/, "").replaceAll(/^!\[.*\n/gm, "");
}

/** Guides link to each other by file. What is outside of the office's guides is text here. */
function withAddresses(guide: string, path: string): string {
	return guide.replaceAll(/\[([^\]]+)\]\(([^)]+\.md)(#[^)]*)?\)/g, (_, text: string, file: string, anchor = "") => {
		const target = new URL(file, `file:///${path}`).pathname.slice(1).replace(/(?:^README)?\.md$/, "");
		const isGuide = !file.startsWith("../".repeat(path.split("/").length)) && readGuide(target || "README");
		return isGuide ? `[${text}](${officePaths.help(target)}${anchor})` : text;
	});
}

/** One task of the office, in steps. */
export default function HelpPage() {
	const { path, title, html } = useLoaderData<typeof loader>();
	return (
		<Screen title={title} back={path ? { href: officePaths.help(), label: "All guides" } : undefined}>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown has sanitized it */}
			<article className={styles.guide} dangerouslySetInnerHTML={{ __html: html }} />
		</Screen>
	);
}
