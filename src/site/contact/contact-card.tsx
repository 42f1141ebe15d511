import * as paths from "#src/paths.ts";
import { contactMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./contact-card.module.css";
import { whatsAppAddress } from "./contact-ways.ts";

const call = (number: string) => `tel:${number.replaceAll(" ", "")}`;

/** Phone, email, address and profiles. */
export function ContactCard({ className }: { className?: string | undefined }) {
	const messages = useMessages(contactMessages);
	const { identity, contact } = useSchool();
	const { lines, region, postalCode, country } = identity.address;
	return (
		<address className={`${styles.card} ${className ?? ""}`}>
			<dl className={styles.list}>
				<div className={styles.pair}>
					<dt>{messages.office}</dt>
					<dd>
						<a href={call(identity.phone)}>{identity.phone}</a>
					</dd>
					<dt>{messages.mobile}</dt>
					<dd>
						<a href={call(identity.mobile)}>{identity.mobile}</a>
					</dd>
				</div>
				<div className={styles.pair}>
					<dt>{messages.whatsapp}</dt>
					<dd>
						<a href={whatsAppAddress(messages, identity)} rel="noreferrer">
							{messages.messageOnWhatsapp}
						</a>
					</dd>
					<dt>{messages.callBack}</dt>
					<dd>
						<a href={paths.quickEnquiry}>{messages.requestCall}</a>
					</dd>
				</div>
				<div className={styles.pair}>
					<dt>{messages.applied}</dt>
					<dd>
						<a href={paths.applicationLink}>{messages.findApplication}</a>
					</dd>
					{contact.students && (
						<>
							<dt>{messages.students}</dt>
							<dd>
								<a href={contact.students}>{messages.askStudent}</a>
							</dd>
						</>
					)}
				</div>
				<div>
					<dt>{messages.email}</dt>
					<dd>
						<a href={`mailto:${identity.email}`}>{identity.email}</a>
					</dd>
				</div>
				<div>
					<dt>{messages.address}</dt>
					<dd className={styles.lines}>
						{[identity.name, ...lines, `${region} ${postalCode}`, country].map((line) => (
							<span className="block" key={line}>
								{line}
							</span>
						))}
					</dd>
				</div>
			</dl>
			<ul className={styles.social}>
				{identity.social.map(({ name, url }) => (
					<li key={name}>
						<a href={url} rel="noreferrer">
							<Icon name={name} />
							{name}
						</a>
					</li>
				))}
			</ul>
		</address>
	);
}

/** The email addresses of the school's offices. */
export function ContactDesks() {
	const { desks = [] } = useSchool().contact;
	return (
		desks.length > 0 && (
			<dl className={`${styles.list} ${styles.desks}`}>
				{desks.map(({ what, email }) => (
					<div key={what}>
						<dt>{what}</dt>
						<dd>
							<a href={`mailto:${email}`}>{email}</a>
						</dd>
					</div>
				))}
			</dl>
		)
	);
}
