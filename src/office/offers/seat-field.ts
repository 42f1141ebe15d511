/** The name of the field for the seats of a category. */
export const seatField = (category: string) => `seats:${category}`;
