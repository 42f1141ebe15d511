import { useState } from "react";
import { useNavigate } from "react-router";
import { identity } from "#content/identity.ts";
import { barchForm } from "#src/forms/application/barch.ts";
import { applicationConsent } from "#src/forms/consent.ts";
import { Wizard } from "#src/forms/wizard/wizard.tsx";
import { PageHead } from "#src/ui/page-head.tsx";
import { pageMeta } from "../shell/meta.ts";
import type { Route } from "./+types/barch-application.ts";
import { ApplicationSheet } from "./application-sheet.tsx";
import { FeeConfirmation } from "./pay-fee.tsx";
import { keepReceipt, type Receipt } from "./receipt.ts";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "B.Arch application",
		description: `Apply online for the five-year B.Arch at ${identity.name}: two steps, your documents, and the application fee.`,
	});

const needed = [
	"Marks and years of class 10 and class 12",
	"Certificates as PDF or DOCX, if you have them",
	"Your NATA score, if it is out",
	"A card or UPI for the fee",
];

type Sent = Receipt & { fee_due: boolean };

export default function BArchApplication() {
	const navigate = useNavigate();
	const [receipt, setReceipt] = useState<Receipt>();
	const sent = ({ fee_due, ...received }: Sent) => {
		keepReceipt(received);
		if (fee_due) setReceipt(received);
		else navigate("/success");
	};
	return (
		<>
			<PageHead
				title="B.Arch application"
				crumbs={[
					{ words: "Home", to: "/" },
					{ words: "Academics", to: "/academic" },
				]}
				label={`Admissions ${identity.admissions.year}`}
				lead="Two steps, about ten minutes. Have your class 10 and class 12 marks at hand; documents can be attached as PDF or DOCX."
			/>
			<ApplicationSheet needed={needed}>
				<Wizard<Sent>
					form={barchForm}
					url="/api/v1/website/application/add"
					constants={{ application_type: "barch" }}
					consent={applicationConsent}
					onSent={sent}
				/>
			</ApplicationSheet>
			{receipt && <FeeConfirmation receipt={receipt} open onClose={() => setReceipt(undefined)} />}
		</>
	);
}
