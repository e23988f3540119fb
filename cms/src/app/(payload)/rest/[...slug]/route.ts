import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { guardRestRequest } from '../../../../access/rest-requests.ts';

export const GET = guardRestRequest(REST_GET(config));
export const POST = guardRestRequest(REST_POST(config));
export const DELETE = guardRestRequest(REST_DELETE(config));
export const PATCH = guardRestRequest(REST_PATCH(config));
export const PUT = guardRestRequest(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
