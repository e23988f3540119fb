import { prepareDemoData } from '../scripts/src/testing/product.ts';

/** Each test product with demo content starts from a copy of one folder. */
export default prepareDemoData;
