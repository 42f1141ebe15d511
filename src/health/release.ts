/** The version of the product, as in package.json. */
export const release = "0.1.0";
