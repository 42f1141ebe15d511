import { OfficeIcon } from "#src/office/parts/office-icon.tsx";

const asks = "Page title or address";

/** Where a page to link to is searched for. */
export function LinkField({ label: words }: { label: string }) {
	return (
		<>
			<OfficeIcon name="link" />
			<input
				type="search"
				name="q"
				defaultValue={words}
				placeholder={asks}
				aria-label={asks}
				autoComplete="off"
				spellCheck={false}
				enterKeyHint="search"
			/>
		</>
	);
}
