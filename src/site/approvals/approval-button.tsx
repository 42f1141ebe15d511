import type { ReactNode } from "react";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import * as paths from "#src/paths.ts";

type ButtonProps = { children: ReactNode; className?: string | undefined };

/** Opens a dialog with the approval documents; without scripts it leads to their page. */
export function ApprovalButton({ children, className }: ButtonProps) {
	return (
		<form method="get" action={paths.approvals} data-approvals={apiUrl(apiPaths.approvalDocuments)}>
			<button type="submit" aria-haspopup="dialog" className={className}>
				{children}
			</button>
		</form>
	);
}
