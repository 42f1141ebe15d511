import { inFigures } from "#src/payment/fee/amount.ts";

/** Paise as rupees without their sign, for columns: 1500000 is "15,000.00". */
export function plainRupees(paise: number): string {
	return inFigures(paise).replace(/₹\s?/, "");
}
