import * as paths from "#src/paths.ts";
import { contactWords } from "#src/school/words/sets/school-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./contact-card.module.css";
import { whatsAppAddress } from "./contact-ways.ts";

const call = (number: string) => `tel:${number.replaceAll(" ", "")}`;

/** Phone, email, address and profiles. */
export function ContactCard({ className }: { className?: string | undefined }) {
	const words = useWords(contactWords);
	const { identity, contact } = useSchool();
	const { lines, region, postalCode, country } = identity.address;
	return (
		<address className={`${styles.card} ${className ?? ""}`}>
			<dl className={styles.list}>
				<div>
					<dt>{words.office}</dt>
					<dd>
						<a href={call(identity.phone)}>{identity.phone}</a>
					</dd>
				</div>
				<div>
					<dt>{words.mobile}</dt>
					<dd>
						<a href={call(identity.mobile)}>{identity.mobile}</a>
					</dd>
				</div>
				<div>
					<dt>{words.whatsapp}</dt>
					<dd>
						<a href={whatsAppAddress(words, identity)} rel="noreferrer">
							{words.messageOnWhatsapp}
						</a>
					</dd>
				</div>
				<div>
					<dt>{words.callBack}</dt>
					<dd>
						<a href={paths.quickEnquiry}>{words.requestCall}</a>
					</dd>
				</div>
				<div>
					<dt>{words.applied}</dt>
					<dd>
						<a href={paths.applicationLink}>{words.findApplication}</a>
					</dd>
				</div>
				<div>
					<dt>{words.email}</dt>
					<dd>
						<a href={`mailto:${identity.email}`}>{identity.email}</a>
					</dd>
				</div>
				{contact.desks?.map(({ what, email }) => (
					<div key={what}>
						<dt>{what}</dt>
						<dd>
							<a href={`mailto:${email}`}>{email}</a>
						</dd>
					</div>
				))}
				<div>
					<dt>{words.address}</dt>
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
