import { prepareDemoData } from '../scripts/src/testing/product.ts';

/** Each server under test copies the demo content instead of creating it. */
export default prepareDemoData;
