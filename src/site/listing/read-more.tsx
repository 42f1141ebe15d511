import { Link } from "react-router";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./read-more.module.css";

type ReadMoreProps = {
	to: string;
	/** What it is about, for those who hear the link alone. */
	title: string;
	/** The link leads to the page it stands on. */
	current?: boolean;
	words?: string;
	className?: string | undefined;
};

/** The one link of a card: its target is the nearest positioned ancestor, all of it. */
export function ReadMore({ to, title, current = false, words = "Read More", className }: ReadMoreProps) {
	return (
		<Link
			to={to}
			prefetch="intent"
			aria-current={current ? "page" : undefined}
			className={classNames(styles.link, className)}
		>
			{words}
			<VisuallyHidden> about {title}</VisuallyHidden>
			<Icon name="arrow" />
		</Link>
	);
}
