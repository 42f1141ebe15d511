/** Saves the page on the device; `enhance/pages/page-actions.ts` shows the button where the browser can do it. */
export function SavePage({ className }: { className: string | undefined }) {
	return (
		<span hidden data-page-actions="save">
			<button type="button" className={className}>
				Save this page for reading offline
			</button>{" "}
			<span role="status" />
		</span>
	);
}
