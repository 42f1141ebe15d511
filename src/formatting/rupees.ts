import { thousands, thousandsAbroad } from "./thousands.ts";

/** Whole rupees with Indian digit grouping: 165000 is "₹1,65,000". */
export function rupees(amount: number): string {
	return `₹${thousands(amount)}`;
}

/** US dollars for readers abroad, rounded to tens: "2,190". @param rate rupees for one US dollar */
export function aboutDollars(amount: number, rate: number): string {
	return thousandsAbroad(Math.round(amount / rate / 10) * 10);
}
