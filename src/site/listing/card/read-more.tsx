import { listingMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import cardLink from "#src/ui/card-link.module.css";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./read-more.module.css";

type ReadMoreProps = {
	to: string;
	/** Subject of the link, for screen readers. */
	title: string;
	/** Marks a link to the current page. */
	current?: boolean;
	className?: string | undefined;
};

/** A card's only link. Its click target fills the nearest positioned ancestor. */
export function ReadMore({ to, title, current = false, className }: ReadMoreProps) {
	const messages = useMessages(listingMessages);
	return (
		<a
			href={to}
			aria-current={current ? "page" : undefined}
			className={classNames(cardLink.link, "not-printed", styles.link, className)}
		>
			{messages.readMore({ title, hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
			<Icon name="arrow" />
		</a>
	);
}
