/** A tour on a Saturday on which the demo school gives one, as the form of a visit sends it. */
export const booking = {
	tour: "2026-11-28T10:00",
	people: "3",
	name: "Kavya Narayanan",
	email: "kavya@example.com",
	phone_no: "94432 12345",
	question: "My mother cannot climb many steps.",
};
