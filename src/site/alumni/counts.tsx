import { useEffect, useState } from "react";
import styles from "./alumni.module.css";

type Count = { countryCount: number; alumniFormCount: number };

/** How many have registered, and from how many countries; nothing until the numbers are there and more than none. */
export function AlumniCounts() {
	const [count, setCount] = useState<Count>();
	useEffect(() => {
		const leaving = new AbortController();
		fetch("/api/v1/website/count", { signal: leaving.signal })
			.then((answer) => answer.json())
			.then((answer: { status?: boolean; data?: Count }) => answer.status && setCount(answer.data))
			.catch(() => {
				// The page stands without the numbers.
			});
		return () => leaving.abort();
	}, []);
	const shown = count && count.alumniFormCount > 0 && count.countryCount > 0;
	return (
		<div className={styles.counts}>
			{shown && (
				<dl>
					<div>
						<dt>{count.alumniFormCount === 1 ? "graduate has" : "graduates have"} registered</dt>
						<dd>{count.alumniFormCount}</dd>
					</div>
					<div>
						<dt>{count.countryCount === 1 ? "country" : "countries"}</dt>
						<dd>{count.countryCount}</dd>
					</div>
				</dl>
			)}
		</div>
	);
}
