import layout from "#src/office/parts/layout.module.css";
import styles from "./state-tabs.module.css";

type Props = {
	tabs: readonly { label: string; address: string; here: boolean; count?: number }[];
};

/** The states of what a list holds, each with its own address. */
export function StateTabs({ tabs }: Props) {
	return (
		<nav className={`${layout.tabs} ${styles.states}`} aria-label="States">
			{tabs.map(({ label, address, here, count }) => (
				<a key={address} href={address} aria-current={here ? "page" : undefined}>
					{label}
					{count !== undefined && (
						<>
							{" "}
							<span>{count.toLocaleString("en-IN")}</span>
						</>
					)}
				</a>
			))}
		</nav>
	);
}
