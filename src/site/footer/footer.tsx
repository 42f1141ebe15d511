import { useLocation } from "react-router";
import { formatShort } from "#src/calendar/format.ts";
import { documentUrl } from "#src/content/picture.ts";
import * as paths from "#src/paths.ts";
import { footerMessages } from "#src/school/messages/sets/frame-messages.ts";
import { contactMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { MenuLink } from "#src/school/navigation.ts";
import type { Newsletter } from "#src/school/pages/newsletters.ts";
import { ApprovalButton } from "#src/site/approvals/approval-button.tsx";
import { callBackAddress, pageTitle, whatsAppAddress } from "#src/site/contact/contact-ways.ts";
import { CookieSettings } from "#src/site/cookies/cookie-settings.tsx";
import { LanguageLinks } from "#src/site/language/language-links.tsx";
import { addressOf } from "#src/site/navigation/navigation.ts";
import { SavePage } from "#src/site/offline/save-page.tsx";
import { isPersonal } from "#src/site/page-table.ts";
import { SocialLinks } from "#src/site/school/social-links.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { Contours } from "#src/ui/contours/contours.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./footer.module.css";
import { PlaceLine } from "./place-line.tsx";

export function Footer() {
	const messages = useMessages(footerMessages);
	const {
		identity,
		navigation: { columns, smallPrint },
		newsletters: { newsletters },
	} = useSchool();
	const { lines, region, postalCode } = identity.address;
	const { pathname } = useLocation();
	const whatsApp = whatsAppAddress(useMessages(contactMessages), identity, pageTitle(pathname));
	return (
		<footer data-surface="shola" className={`not-printed ${styles.footer}`}>
			<Contours seed="footer" />
			<PageGrid plain className={styles.sheet}>
				<ul className={styles.ways}>
					<Way to={`tel:${identity.phone.replaceAll(" ", "")}`} label={messages.call} detail={identity.phone} />
					<Way to={`mailto:${identity.email}`} label={messages.email} detail={identity.email} />
					<Way to={whatsApp} label={messages.whatsapp} detail={identity.mobile} elsewhere />
					<Way to={callBackAddress(pathname)} label={messages.requestCall} detail={messages.requestCallNote} />
				</ul>
				<nav aria-label={messages.label} className={styles.columns}>
					{columns.map(({ title, links }, index) => (
						<details key={title}>
							<summary>
								{title}
								<Icon name="chevron" />
							</summary>
							<h2>{title}</h2>
							<ul className={styles.links}>
								{links.map((link) => (
									<li key={link.label}>
										<FooterLink link={link} />
									</li>
								))}
								{index === columns.length - 1 && <Newsletters newsletters={newsletters} />}
							</ul>
						</details>
					))}
				</nav>
				<PlaceLine />
				<div className={styles.legal}>
					<address>
						© {[identity.name, ...lines, `${region} ${postalCode}`].join(", ")}.
						{identity.accreditation && ` ${identity.accreditation}.`}
					</address>
					<SocialLinks />
					<ul>
						{smallPrint.map((link) => (
							<li key={link.label}>
								<FooterLink link={link} />
							</li>
						))}
						<LanguageLinks className={styles.item} />
						<CookieSettings className={styles.item} />
						{!isPersonal(pathname) && (
							<li>
								<SavePage className={styles.item} />
							</li>
						)}
					</ul>
				</div>
			</PageGrid>
		</footer>
	);
}

type WayProps = { to: string; label: string; detail: string; elsewhere?: boolean };

/** A way to reach the school. */
function Way({ to, label, detail, elsewhere }: WayProps) {
	return (
		<li>
			<a href={to} rel={elsewhere ? "noreferrer" : undefined}>
				{label}
				<span>{detail}</span>
			</a>
		</li>
	);
}

function FooterLink({ link }: { link: MenuLink }) {
	const { label, page } = link;
	if (page === paths.approvals) return <ApprovalButton className={styles.item}>{label}</ApprovalButton>;
	return (
		<a href={addressOf(link)} rel={page === undefined ? "noreferrer" : undefined}>
			{label}
		</a>
	);
}

function Newsletters({ newsletters }: { newsletters: readonly Newsletter[] }) {
	const messages = useMessages(footerMessages);
	return listNewsletters(newsletters).map(({ href, label, issued }) => (
		<li key={href}>
			<a href={href} type="application/pdf">
				{label}
				{issued !== undefined && <time dateTime={issued}>{`, ${formatShort(issued)}`}</time>}{" "}
				<span className="caption soft">{messages.pdf}</span>
			</a>
		</li>
	));
}

/** Lists the newsletters with the address of each PDF. */
function listNewsletters(newsletters: readonly Newsletter[]) {
	return newsletters.flatMap(({ label, issued, file, to, unlisted = false, gone = false }) => {
		const href = to ?? (file && documentUrl(file));
		return !unlisted && !gone && href !== undefined ? [{ label, issued, href }] : [];
	});
}
