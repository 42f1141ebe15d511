import { useLocation, useRouteLoaderData } from "react-router";
import styles from "./printed-address.module.css";

/** The page's address, in print only. */
export function PrintedAddress() {
	const { pathname } = useLocation();
	const root = useRouteLoaderData<{ siteUrl: string }>("root");
	return root ? <p className={styles.address}>{root.siteUrl + pathname}</p> : null;
}
