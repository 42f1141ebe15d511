import { diploma } from "#school/texts/programmes/diploma.ts";
import { environmental } from "#school/texts/programmes/environmental.ts";
import { undergraduate } from "#school/texts/programmes/undergraduate.ts";
import { urbanDesign } from "#school/texts/programmes/urban-design.ts";
import * as paths from "#src/paths.ts";
import styles from "./disclosure.module.css";

const courses = [
	{ programme: undergraduate, to: paths.undergraduate },
	{ programme: environmental, to: paths.postgraduate },
	{ programme: urbanDesign, to: paths.marchUrban },
	{ programme: diploma, to: paths.diploma },
];
const columns = ["Duration", "Intake"];

/** Each course with the facts that its own page gives. */
export function Courses() {
	return (
		<div className={styles.scroll}>
			<table className={styles.courses}>
				<thead>
					<tr>
						<th scope="col">Course</th>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{courses.map(({ programme: { title, facts }, to }) => (
						<tr key={to}>
							<th scope="row">
								<a href={to}>{title}</a>
							</th>
							{columns.map((column) => (
								<td key={column}>{facts.find(({ label }) => label === column)?.value}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
