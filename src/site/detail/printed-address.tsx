import { useLocation, useRouteLoaderData } from "react-router";
import styles from "./printed-address.module.css";

/** Where the page is from, on paper only. */
export function PrintedAddress() {
	const { pathname } = useLocation();
	const root = useRouteLoaderData<{ siteUrl: string }>("root");
	return root ? <p className={styles.address}>{root.siteUrl + pathname}</p> : null;
}
