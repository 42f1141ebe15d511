import { Link, type MetaArgs } from "react-router";
import { identity } from "#content/identity.ts";
import { Section } from "#src/ui/sheet.tsx";
import { pageMeta } from "../shell/meta.ts";
import { ApplyBand } from "./apply-band.tsx";
import { Counters } from "./counters.tsx";
import { Hero } from "./hero.tsx";
import styles from "./home.module.css";
import { Programmes } from "./programmes.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: identity.name,
		description: `${identity.tagline}: B.Arch, M.Arch and a diploma in ${identity.address.lines.at(-1)}, ${identity.address.region}. ${identity.accreditation}. Apply online for ${identity.admissions.year}.`,
	});

export default function Home() {
	return (
		<>
			<Hero />
			<Section label="The school">
				<h2 className={styles.statement}>
					We draw, build and argue in the open air: every studio begins with a walk across the site and ends with something that can be stood upon.
				</h2>
				<p className={styles.more}>
					<Link to="/about-us" prefetch="intent">
						Read more about the school
					</Link>
				</p>
				<Counters />
			</Section>
			<Programmes />
			<ApplyBand />
		</>
	);
}
