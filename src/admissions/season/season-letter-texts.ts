/** Meanings of placeholders in letters about an application. */
export const name = "the applicant’s name, or “applicant”";
export const reference = "the application number";
export const form = "the form, such as “B.Arch application”";

export const linkWarning = "Anyone with this link can see and change your application. Don’t forward this email.";
export const wholeWarning = "Anyone with this link can see and change your application. Don’t forward this email.";

export const payerMessages =
	"Send them this link instead of this email. It shows only your name, your application number and the amount. They " +
	"can pay the application fee there on any device.";

export const seatPayerText =
	"Send them this link instead of this email. It shows only your name, your application number and the amount. They " +
	"can pay the seat acceptance fee there on any device.";

/** Text on what follows when a seat fee is not paid: nothing does automatically. */
export const seatUnpaidText =
	"If you don’t pay by then, we may withdraw your seat. If you need more time, contact us before that day.";
