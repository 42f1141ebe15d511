import { useEffect, useState } from "react";
import { callApi } from "#src/api-client/call-api.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import styles from "./graduates-table.module.css";

type Count = { countryCount: number; alumniFormCount: number };

/** Registered alumni and their countries; empty until loaded, and for zero. */
export function AlumniCounts() {
	const [count, setCount] = useState<Count>();
	useEffect(() => {
		const leaving = new AbortController();
		callApi<Count>(apiUrl(apiPaths.count), { signal: leaving.signal }).then((result) => {
			if (result.ok) setCount(result.data);
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
