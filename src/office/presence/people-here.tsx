import { Initials } from "#src/office/parts/initials.tsx";
import side from "../frame/side.module.css";
import styles from "./people-here.module.css";
import type { Here } from "./presence.server.ts";

/** Who else is in the office, and where. */
export function PeopleHere({ others }: { others: readonly Here[] }) {
	if (others.length === 0) return null;
	return (
		<section className={styles.here} aria-label="Here now">
			<h2>Here now</h2>
			<ul>
				{others.map(({ id, name, path, where, awayMinutes }) => (
					<li key={id}>
						<a href={path} title={`${name}: ${where}`}>
							<Initials name={name} away={awayMinutes !== null} />
							<span className={side.name}>
								<b>{name}</b>
								{awayMinutes === null ? where : `${where}, away ${Math.max(1, awayMinutes)} min`}
							</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The same in a few words, on a phone alone. */
export function WhoIsHere({ others }: { others: readonly Here[] }) {
	const names = others.filter(({ awayMinutes }) => awayMinutes === null).map(({ name }) => name.split(" ")[0]);
	if (names.length === 0) return null;
	const words = new Intl.ListFormat("en-IN").format(names.map(String));
	return (
		<p className={styles.words}>
			{words} {names.length === 1 ? "is" : "are"} here
		</p>
	);
}

type ReadsProps = { others: readonly Here[]; path: string; doing?: "reads" | "writes" };

/** Beside the name of a case or a text: who else looks at it now. */
export function ReadsHere({ others, path, doing = "reads" }: ReadsProps) {
	const here = others.filter((other) => other.path === path && other.awayMinutes === null);
	if (here.length === 0) return null;
	return (
		<p className={styles.reads}>
			{here.map(({ id, name }) => (
				<Initials key={id} name={name} />
			))}
			{here.map(({ name }) => name.split(" ")[0]).join(" and ")} {here.length === 1 ? doing : doing.slice(0, -1)} here
		</p>
	);
}
