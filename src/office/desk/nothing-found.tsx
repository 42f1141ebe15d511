import list from "#src/office/lists/list-page.module.css";

type Without = { name: string; label: string; href: string; count: number };

/** A list without cases: which condition leaves none, and the way out. */
export function NothingFound({ withoutOne }: { withoutOne: readonly Without[] }) {
	if (withoutOne.length === 0) {
		return (
			<div className={list.message}>
				<p>
					<strong>There are no cases yet.</strong> Applications, enquiries, messages, alumni registrations and job
					applications appear here.
				</p>
			</div>
		);
	}
	const some = withoutOne.filter(({ count }) => count > 0);
	const ways = some.length > 0 ? some : withoutOne;
	const remaining = withoutOne.map(({ label }) => label).join(" ");
	return (
		<div className={list.message}>
			<p>
				<strong>No cases match “{remaining}”.</strong>
			</p>
			<ul>
				{ways.map(({ name, label, href, count }) => (
					<li key={name}>
						{count.toLocaleString("en-IN")} match without {name === "q" ? `“${label}”` : label}.{" "}
						<a href={href}>Remove it</a>
					</li>
				))}
			</ul>
		</div>
	);
}
