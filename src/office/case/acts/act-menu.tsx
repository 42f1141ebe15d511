import type { ReactNode } from "react";
import type { SubmittedValues } from "#src/office/kit/acts/act-answer.ts";
import { refusalOf } from "#src/office/kit/acts/act-answer.ts";
import { ActForm, useActAnswer, usePermitted } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import type { caseActs } from "./case-page-acts.server.ts";

type Props = {
	act: keyof (typeof caseActs)["acts"];
	/** Version of the case as it is shown: changes by others after it are a conflict. */
	version?: number;
	keyName?: string;
	/** The one act of the screen. */
	main?: boolean;
	label: ReactNode;
	submit: string;
	children: (values: SubmittedValues) => ReactNode;
};

/** A button that opens a small form of one act; open, with what was typed, after its refusal. */
export function ActMenu({ act, version, keyName, main = false, label, submit, children }: Props) {
	const isRefused = refusalOf(useActAnswer(), act) !== undefined;
	if (!usePermitted<typeof caseActs>()(act)) return null;
	return (
		<details className={controls.menu} data-menu="" open={isRefused}>
			<summary className={controls.button} data-key={keyName} data-act={main ? "" : undefined}>
				{label}
			</summary>
			<div>
				<ActForm<typeof caseActs> act={act} data-stack="">
					{(values) => (
						<>
							{version !== undefined && <input type="hidden" name="version" value={version} />}
							{children(values)}
							<button className={controls.button} type="submit">
								{submit}
							</button>
						</>
					)}
				</ActForm>
			</div>
		</details>
	);
}
