import { prepareDemoData } from '../scripts/src/testing/product.ts';

/** Prepares the demo content once, because each server under test copies it instead of creating it. */
export default prepareDemoData;
