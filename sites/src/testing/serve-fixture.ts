// Serves the fixture content for the dev server: prints the address to set as CMS_URL.
import { startFixtureApi } from './fixture-api.ts';
import { aFullContent } from './fixture-content.ts';

const api = await startFixtureApi(aFullContent());
console.log(api.url);
