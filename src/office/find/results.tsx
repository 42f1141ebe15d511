import { useRouteLoaderData } from "react-router";
import type { FrameData } from "#src/office/frame/frame-data.ts";
import { SearchButton } from "#src/office/lists/search-button.tsx";
import { OfficeIcon, type OfficeIconName } from "#src/office/parts/office-icon.tsx";
import styles from "./results.module.css";

type Result = { href: string; label: string; more: string; icon: OfficeIconName };
export type FoundGroup = { name: string; results: Result[] };

/** The field of the page and of the palette. */
export function FindField({ search = "" }: { search?: string }) {
	const finds = useRouteLoaderData<FrameData>("frame")?.findsByNumber
		? "Name, phone, application number"
		: "Name, application number";
	const label = `${finds}, or a page`;
	return (
		<>
			<SearchButton />
			<input
				type="search"
				name="q"
				defaultValue={search}
				placeholder={label}
				aria-label={label}
				autoComplete="off"
				spellCheck={false}
				enterKeyHint="search"
			/>
		</>
	);
}

/** Search results, people first. The palette shows the same. */
export function Results({ groups, search }: { groups: readonly FoundGroup[]; search: string }) {
	return (
		<div className={styles.results} data-results="">
			{groups.map(({ name, results }) => (
				<section key={name}>
					<h2>{name}</h2>
					<ul>
						{results.map(({ href, label: title, more, icon }) => (
							<li key={href}>
								<a href={href}>
									<OfficeIcon name={icon} />
									<span>{title}</span>
									<span>{more}</span>
								</a>
							</li>
						))}
					</ul>
				</section>
			))}
			{groups.length === 0 && <p>We can’t find “{search}”.</p>}
		</div>
	);
}
