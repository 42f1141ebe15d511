import { OfficeIcon } from "#src/office/parts/office-icon.tsx";

const asks = "Page title or address";

/** Search field for a page to link to. */
export function LinkField({ label }: { label: string }) {
	return (
		<>
			<OfficeIcon name="link" />
			<input
				type="search"
				name="q"
				defaultValue={label}
				placeholder={asks}
				aria-label={asks}
				autoComplete="off"
				spellCheck={false}
				enterKeyHint="search"
			/>
		</>
	);
}
