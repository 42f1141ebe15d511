/** What placeholders of letters about an application mean. */
export const name = "the applicant’s name, or “applicant”";
export const reference = "the number of the application";
export const form = "the form, such as “B.Arch application”";

export const linkWarning = "Whoever has this link can see the application, so please do not pass this mail on.";
export const wholeWarning =
	"Whoever has the link to the application can see all of it, so please do not pass this mail on.";

export const payerWords =
	"Send them this link instead of this mail. It shows your name, the reference and the sum, and nothing else " +
	"of your application. The fee can be paid there on any device.";

export const seatPayerWords =
	"Send them this link instead of this mail. It shows your name, the reference and the sum, and nothing else of " +
	"your application. The seat fee can be paid there on any device.";
