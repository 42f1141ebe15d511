import { applicationTypes } from "#src/admissions/forms/application-forms.ts";
import { formatLong } from "#src/calendar/format.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { choiceOfPage, day, oneOf, oneOfCurrent, oneOfOrOther } from "#src/office/kit/lists/filter.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import * as officePaths from "#src/office-paths.ts";
import { feeKindNames, feeKindTitle } from "#src/payment/fee/fee.ts";
import { type FeeQuery, feesPerPage } from "#src/payment/ledger/fee-query.ts";
import type { ListedFee } from "#src/payment/ledger/list-fees.server.ts";
import {
	feeFilterLabels,
	feeGroupTitles,
	feeKindTitles,
	feeStateOf,
	methodLabel,
	methodNames,
} from "./money-labels.ts";

const programmes = () => Object.fromEntries(applicationTypes().map((type) => [type, programmeOf(type)]));

/** Fees of applications and seats, newest first. */
export const feeList = defineList({
	title: "Fees",
	of: "fees",
	permission: "money.read",
	address: officePaths.fees,
	perPage: feesPerPage,
	search: "name, application number, receipt or payment",
	filters: {
		kind: oneOf("Fee", feeKindTitles),
		state: oneOf("Status", feeFilterLabels),
		type: oneOfCurrent("Programme", programmes),
		method: oneOfOrOther("Method", methodNames, /^[a-z_]{1,30}$/),
		from: day("Paid from"),
		to: day("Paid to"),
		by: choiceOfPage(feeGroupTitles, "programme"),
	},
	columns: columnsOf<ListedFee>()([
		{
			key: "name",
			title: "Name",
			width: 28,
			value: ({ name }) => name || "Erased",
			link: ({ id }) => officePaths.fee(id),
		},
		{ key: "reference", title: "Application number", width: 20, value: ({ reference }) => reference },
		{ key: "programme", title: "Programme", value: ({ type }) => programmeOf(type) },
		{ key: "kind", title: "Fee", width: 18, value: ({ kind }) => feeKindTitle(kind) },
		{ key: "state", title: "Status", value: feeStateOf },
		{ key: "method", title: "Method", width: 22, value: ({ method }) => method && methodLabel(method) },
		{ key: "paid", title: "Paid on", head: "Paid", numeric: true, value: ({ paidOn }) => paidOn && { day: paidOn } },
		{ key: "receipt", title: "Receipt", width: 20, value: ({ receiptNumber }) => receiptNumber },
		{ key: "fee", title: "Amount ₹", numeric: true, value: ({ amount }) => ({ paise: amount }) },
		{ key: "taken", title: "Collected ₹", numeric: true, value: ({ taken }) => ({ paise: taken }) },
		{ key: "waived", title: "Waived ₹", only: "file", value: ({ waived }) => ({ paise: waived }) },
		{ key: "refunded", title: "Refunded ₹", numeric: true, value: ({ refunded }) => ({ paise: refunded }) },
	]),
	file: { name: "fees", permission: "export.fees", named: namesOf },
});

function namesOf({ search, kind, state, type, method, from, to }: Omit<FeeQuery, "by" | "page">) {
	return [
		"Fees",
		type && programmeOf(type),
		kind && `${feeKindNames[kind]}s`,
		state && feeFilterLabels[state].toLowerCase(),
		method && methodLabel(method),
		from && `from ${formatLong(from)}`,
		to && `to ${formatLong(to)}`,
		search && `“${search}”`,
	];
}
