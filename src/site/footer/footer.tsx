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
import { addressOf } from "#src/site/navigation/navigation.ts";
import { SavePage } from "#src/site/offline/save-page.tsx";
import { isPersonal } from "#src/site/page-table.ts";
import { Logo } from "#src/site/school/logo.tsx";
import { SocialLinks } from "#src/site/school/social-links.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { Contours } from "#src/ui/contours/contours.tsx";
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
	return (
		<footer data-surface="shola" className={`not-printed ${styles.footer}`}>
			<Contours seed="footer" />
			<PageGrid className={styles.sheet}>
				<div className={`wide-1-3 ${styles.contact}`}>
					<Logo on="dark" />
					<address className={styles.address}>
						{lines.map((line) => (
							<span key={line}>{line}</span>
						))}
						<span>
							{region} {postalCode}
						</span>
						<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
						<a href={`mailto:${identity.email}`}>{identity.email}</a>
						<a href={whatsAppAddress(useMessages(contactMessages), identity, pageTitle(pathname))} rel="noreferrer">
							{messages.whatsapp}
						</a>
						<a href={callBackAddress(pathname)}>{messages.requestCall}</a>
					</address>
					<SocialLinks />
				</div>
				<nav aria-label={messages.label} className={styles.columns}>
					{columns.map(({ title, links }, index) => (
						<div key={title} className={styles.column}>
							<h2>{title}</h2>
							<ul className={styles.links}>
								{links.map((link) => (
									<li key={link.label}>
										<FooterLink link={link} />
									</li>
								))}
								{index === columns.length - 1 && <Newsletters newsletters={newsletters} />}
							</ul>
						</div>
					))}
				</nav>
				<PlaceLine />
				<div className={styles.legal}>
					<p className="pad-3 any-width">
						© {identity.name}.{identity.accreditation && ` ${identity.accreditation}.`}
					</p>
					<ul>
						{smallPrint.map((link) => (
							<li key={link.label}>
								<FooterLink link={link} />
							</li>
						))}
						<li>
							<CookieSettings className={styles.item} />
						</li>
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
	return listed(newsletters).map(({ href, label, issued }) => (
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
function listed(newsletters: readonly Newsletter[]) {
	return newsletters.flatMap(({ label, issued, file, to, unlisted = false, gone = false }) => {
		const href = to ?? (file && documentUrl(file));
		return !unlisted && !gone && href !== undefined ? [{ label, issued, href }] : [];
	});
}
