import { useIdentity } from "./use-identity.ts";

/** The school's logo, drawn by lines. */
export function SchoolMark() {
	const { logo } = useIdentity();
	return (
		<svg viewBox="0 0 40 40" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
			<path d={logo} />
		</svg>
	);
}
