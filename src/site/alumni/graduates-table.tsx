import { alumniMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { AlumniProfile } from "#src/school/pages/people.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { AlumniCounts } from "./counts.tsx";
import { distanceAndBearing } from "./distance.ts";
import styles from "./graduates-table.module.css";

/** The register: one line per graduate, oldest batch first. */
export function GraduatesTable() {
	const messages = useMessages(alumniMessages);
	const { alumni, identity } = useSchool();
	const profiles = alumni.profiles.toSorted((one, other) => one.year - other.year);
	const pay = payRange(profiles);
	const kilometresTo = (town: string) => {
		const place = alumni.places.find((each) => each.town === town);
		return place && identity.place && `${Math.round(distanceAndBearing(identity.place, place).kilometres)} km`;
	};
	return (
		<section aria-labelledby="register" className="pad-above-8 pad-below-9">
			<PageGrid plain>
				<div className={styles.head}>
					<h2 id="register">{messages.registerTitle}</h2>
					<AlumniCounts />
				</div>
				<ul className="rule-above">
					{profiles.map(({ name, course, year, company, designation, location }) => (
						<li key={name} className={styles.line}>
							<p className={styles.year}>{year}</p>
							<div className={styles.person}>
								<h3 className="size-4">{name}</h3>
								<p className="small soft">{course}</p>
							</div>
							<div className={styles.work}>
								<p>{designation}</p>
								<p className="small soft">{company}</p>
							</div>
							<div className={styles.place}>
								<p>{location}</p>
								<p className="small soft">{kilometresTo(location)}</p>
							</div>
						</li>
					))}
				</ul>
				{pay && <p className="above-4">{messages.payRange(pay)}</p>}
				<p className="above-4 soft">{messages.registerNote}</p>
			</PageGrid>
		</section>
	);
}

/** A range of fewer would tell what one of them earns. */
const fewest = 5;

/** The lowest and the highest annual pay of those who have stated theirs, in lakh rupees. */
function payRange(profiles: readonly AlumniProfile[]) {
	const pays = profiles.flatMap(({ package: pay }) => {
		const lakh = Number.parseFloat(pay.replace(/[^\d.]/g, ""));
		return Number.isNaN(lakh) ? [] : lakh;
	});
	return pays.length < fewest ? undefined : { low: Math.min(...pays), high: Math.max(...pays), count: pays.length };
}
