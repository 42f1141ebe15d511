import controls from "#src/office/parts/controls.module.css";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./paper.module.css";
import { Sheet } from "./sheet.tsx";

type Props = {
	/** Name of the document: "Class XII mark sheet". */
	label: string;
	/** Name of the file. */
	name: string;
	mediaType: string;
	/** Address of the file. */
	source: string;
	/** Address of the page with its text, for what browsers do not show. */
	textSource: string;
	className: string | undefined;
};

/** A document in a region that scrolls: a picture that can be marked, a PDF that code draws, or its text. */
export function Paper({ className, ...document }: Props) {
	return (
		<ScrollRegion className={classNames(styles.paper, className)} aria-label={document.label} data-paper-area="">
			<Content {...document} />
		</ScrollRegion>
	);
}

function Content({ label, name, mediaType, source, textSource }: Omit<Props, "className">) {
	const title = `${label}: ${name}`;
	if (mediaType.startsWith("image/")) return <Sheet source={source} alt={title} />;
	if (mediaType !== "application/pdf") return <iframe className={styles.text} src={textSource} title={title} />;
	return (
		<div className={styles.pages} data-pdf={source}>
			<p>
				<a className={controls.button} href={`${source}?download`}>
					Download “{name}”
				</a>
			</p>
		</div>
	);
}
