import { useEffect, useState } from "react";
import styles from "./ledger.module.css";

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
	const { alumniFormCount = 0, countryCount = 0 } = count ?? {};
	return (
		<p className={styles.counts}>
			{alumniFormCount > 0 && (
				<>
					<strong>{alumniFormCount}</strong> {alumniFormCount === 1 ? "graduate has" : "graduates have"} registered
					{countryCount > 0 && (
						<>
							, from <strong>{countryCount}</strong> {countryCount === 1 ? "country" : "countries"}
						</>
					)}
				</>
			)}
		</p>
	);
}
