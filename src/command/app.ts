/** The version of the product, as it stands beside every event; the one of the package. */
export const app = '0.1.0';
