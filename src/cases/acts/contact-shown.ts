/** The act of seeing how to reach a person, which is masked otherwise. */
export const contactShown = "contact-shown";
