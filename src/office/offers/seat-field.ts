type Line = { programme: string; category: string };

/** The name of the field for the seats of a category, of a programme that has seats of its own. */
export const seatField = ({ programme, category }: Line) => `seats${programme && `-${programme}`}:${category}`;
