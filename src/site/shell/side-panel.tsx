import { sidebarMessage } from "#src/enquiries/forms/sidebar-config.ts";
import { SidebarForm } from "#src/enquiries/forms/sidebar-form.tsx";
import { sessionDraftKey } from "#src/forms/browser-storage.ts";
import { headerMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Island } from "#src/site/islands/island.tsx";
import { Logo } from "#src/site/school/logo.tsx";
import { SocialLinks } from "#src/site/school/social-links.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./side-panel.module.css";

/**
 * The panel beside the desktop menu: about the school, contact details and a form. A native popover, so that it opens
 * without scripts.
 */
export function SidePanel() {
	const messages = useMessages(headerMessages);
	const { identity } = useSchool();
	const { lines, region, postalCode } = identity.address;
	return (
		<div className={`not-printed ${styles.place}`}>
			<button type="button" popoverTarget="side-panel" className={styles.toggle}>
				<Icon name="menu" />
				<VisuallyHidden>{messages.panelLabel}</VisuallyHidden>
			</button>
			<div
				id="side-panel"
				popover="auto"
				data-panel
				role="dialog"
				aria-label={messages.panelLabel}
				className={styles.panel}
			>
				<div className={styles.head}>
					<Logo />
					<button type="button" popoverTarget="side-panel" popoverTargetAction="hide" className={styles.toggle}>
						<Icon name="close" />
						<VisuallyHidden>{messages.close}</VisuallyHidden>
					</button>
				</div>
				<p className={styles.blurb}>{identity.blurb}</p>
				<dl className={styles.contact}>
					<dt className="soft">{messages.phone}</dt>
					<dd>
						<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
					</dd>
					<dt className="soft">{messages.email}</dt>
					<dd>
						<a href={`mailto:${identity.email}`}>{identity.email}</a>
					</dd>
					<dt className="soft">{messages.address}</dt>
					<dd>
						{lines.join(", ")}, {region} {postalCode}
					</dd>
				</dl>
				<SocialLinks />
				<section aria-labelledby="get-started" className={styles.form}>
					<h2 className="below-5 size-3" id="get-started">
						{messages.getStartedTitle}
					</h2>
					<Island name="sidebar" props={{ labelledBy: "get-started" }} stored={sessionDraftKey(sidebarMessage.key)}>
						<SidebarForm labelledBy="get-started" />
					</Island>
				</section>
			</div>
		</div>
	);
}
