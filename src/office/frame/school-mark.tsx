/** The school's hut, drawn by lines. */
export function SchoolMark() {
	return (
		<svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
			<path d="M1.5 35.5h37M5.5 35.5V17L20 4.5 34.5 17v18.5M12.5 35.5V22.5a7.5 7.5 0 0 1 15 0v13M17.5 35.5v-12a2.5 2.5 0 0 1 5 0v12" />
		</svg>
	);
}
