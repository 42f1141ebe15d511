import { Icon } from "#src/ui/icon.tsx";
import styles from "./follow-link.module.css";

/** A list's feed or calendar, to subscribe to. */
export function FollowLink({ href, children }: { href: string; children: string }) {
	return (
		<p className={`not-printed ${styles.follow}`}>
			<a className="target" href={href}>
				<Icon name="download" />
				{children}
			</a>
		</p>
	);
}
