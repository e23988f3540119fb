// Prints the address to set as CMS_URL for the dev server.
import { startFixtureApi } from './fixture-api.ts';
import { aFullContent } from './fixture-content.ts';

const api = await startFixtureApi(aFullContent());
console.log(api.url);
