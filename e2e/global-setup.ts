import { startProduct, temporaryFolder } from '../scripts/src/testing/product.ts';

/** Fills one data folder with the demo content; every product of the tests that wants it begins with a copy. */
export default async function fillDemoData(): Promise<void> {
  const dataDir = temporaryFolder();
  const product = await startProduct({ dataDir });
  await product.stop();
  process.env.DEMO_DATA_DIR = dataDir;
}
