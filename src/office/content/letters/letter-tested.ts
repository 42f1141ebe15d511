/** The act of a member who has a letter sent to themselves. It changes nothing, so there is nothing to undo. */
export const letterTested = "letter-tested";
