import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ApprovalButton } from "#src/site/approvals/approval-button.tsx";
import { callBackAddress, pageTitle, whatsAppAddress } from "#src/site/contact/contact-ways.ts";
import { CookieSettings } from "#src/site/cookies/cookie-settings.tsx";
import { SavePage } from "#src/site/offline/save-page.tsx";
import { isApplying } from "#src/site/page-table.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Logo } from "#src/site/shell/logo.tsx";
import { Contours } from "#src/ui/contours/contours.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./footer.module.css";
import { columns, legal, trust } from "./footer-links.ts";
import { PlaceLine } from "./place-line.tsx";
import { SocialLinks } from "./social-links.tsx";

export function Footer() {
	const {
		identity,
		newsletters: { newsletters },
	} = useSchool();
	const { lines, region, postalCode } = identity.address;
	const { pathname } = useLocation();
	return (
		<footer data-surface="shola" className={styles.footer}>
			<Contours seed="footer" />
			<PageGrid className={styles.sheet}>
				<div className={styles.contact}>
					<Logo />
					<address className={styles.address}>
						{lines.map((line) => (
							<span key={line}>{line}</span>
						))}
						<span>
							{region} {postalCode}
						</span>
						<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
						<a href={`mailto:${identity.email}`}>{identity.email}</a>
						<a href={whatsAppAddress(identity, pageTitle(pathname))} rel="noreferrer">
							WhatsApp
						</a>
						<a href={callBackAddress(pathname)}>Ask us to call you</a>
					</address>
					<SocialLinks />
				</div>
				<nav aria-label="Footer" className={styles.columns}>
					{columns.map(({ label, links }) => (
						<Column key={label} label={label}>
							{links.map((link) => (
								<li key={link.to}>
									<a href={link.to}>{link.label}</a>
								</li>
							))}
						</Column>
					))}
					<Column label="Rules and papers">
						{trust.map(({ label, to }) => (
							<li key={to}>
								<a href={to}>{label}</a>
							</li>
						))}
						<li>
							<ApprovalButton className={styles.item}>Approval documents</ApprovalButton>
						</li>
						{newsletters.map((file) => (
							<li key={file.to}>
								<a href={file.to} type="application/pdf">
									{file.label} <span className={styles.kind}>PDF</span>
								</a>
							</li>
						))}
					</Column>
				</nav>
				<PlaceLine />
				<div className={styles.legal}>
					<p>
						© {identity.name}. {identity.accreditation}.
					</p>
					<ul>
						{legal.map(({ label, to }) => (
							<li key={to}>
								<a href={to}>{label}</a>
							</li>
						))}
						<li>
							<CookieSettings className={styles.item} />
						</li>
						{!isApplying(pathname) && (
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

function Column({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className={styles.column}>
			<h2>{label}</h2>
			<ul className={styles.links}>{children}</ul>
		</div>
	);
}
