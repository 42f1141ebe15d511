import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import styles from "./pending.module.css";
import { Splash } from "./splash.tsx";

/** After a click: a progress line at once, then the splash over the old page, then an error after three seconds. */
const splashAfter = 1000;
const errorAfter = 3000;

/** @returns the pending navigation, and whether the splash covers the page */
export function usePending() {
	const { location } = useNavigation();
	const { pathname } = useLocation();
	const leaving = location !== undefined && location.pathname !== pathname;
	const key = leaving ? location.key : undefined;
	const [waited, setWaited] = useState<{ key: string; late: boolean }>();
	useEffect(() => {
		if (key === undefined) return;
		const timers = [
			setTimeout(() => setWaited({ key, late: false }), splashAfter),
			setTimeout(() => setWaited({ key, late: true }), errorAfter),
		];
		return () => timers.forEach(clearTimeout);
	}, [key]);
	const covered = waited !== undefined && waited.key === key;
	return { loading: location !== undefined, covered, late: covered && waited.late, target: location };
}

export function Pending({ loading, covered, late, target }: ReturnType<typeof usePending>) {
	const retry = () => window.location.assign(`${target?.pathname ?? ""}${target?.search ?? ""}${target?.hash ?? ""}`);
	return (
		loading && (
			<section aria-label="The next page">
				<div role="progressbar" aria-label="Loading the page" className={styles.line} />
				{covered && <Splash late={late} onRetry={retry} />}
			</section>
		)
	);
}
