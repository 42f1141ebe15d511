import type { ReactNode } from "react";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";

type ButtonProps = { children: ReactNode; className?: string | undefined };

/** Opens the approval documents; without scripts it leads to their list. */
export function ApprovalButton({ children, className }: ButtonProps) {
	return (
		<form method="get" action={apiUrl(apiPaths.approvalDocuments)} data-approvals>
			<button type="submit" aria-haspopup="dialog" className={className}>
				{children}
			</button>
		</form>
	);
}
