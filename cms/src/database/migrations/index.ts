import * as migration_20261121_112926_initial from './20261121_112926_initial';
import * as migration_20261121_123602_press_gallery_slider_pages from './20261121_123602_press_gallery_slider_pages';
import * as migration_20261121_124624_inboxes from './20261121_124624_inboxes';
import * as migration_20261121_130657_mail_outbox from './20261121_130657_mail_outbox';
import * as migration_20261121_141712_gallery_stamps from './20261121_141712_gallery_stamps';
import * as migration_20261121_184056_redirects from './20261121_184056_redirects';
import * as migration_20261123_020824_drafts_and_versions from './20261123_020824_drafts_and_versions';
import * as migration_20261123_055849_people from './20261123_055849_people';
import * as migration_20261123_064829_requests from './20261123_064829_requests';
import * as migration_20261123_092152_requests_of_a_company from './20261123_092152_requests_of_a_company';
import * as migration_20261123_094945_handed_over_mails from './20261123_094945_handed_over_mails';
import * as migration_20261123_100611_fair_facts from './20261123_100611_fair_facts';
import * as migration_20261123_133740_picture_720 from './20261123_133740_picture_720';
import * as migration_20261127_091117_requests_of_deleted_fairs from './20261127_091117_requests_of_deleted_fairs';

export const migrations = [
  {
    up: migration_20261121_112926_initial.up,
    down: migration_20261121_112926_initial.down,
    name: '20261121_112926_initial',
  },
  {
    up: migration_20261121_123602_press_gallery_slider_pages.up,
    down: migration_20261121_123602_press_gallery_slider_pages.down,
    name: '20261121_123602_press_gallery_slider_pages',
  },
  {
    up: migration_20261121_124624_inboxes.up,
    down: migration_20261121_124624_inboxes.down,
    name: '20261121_124624_inboxes',
  },
  {
    up: migration_20261121_130657_mail_outbox.up,
    down: migration_20261121_130657_mail_outbox.down,
    name: '20261121_130657_mail_outbox',
  },
  {
    up: migration_20261121_141712_gallery_stamps.up,
    down: migration_20261121_141712_gallery_stamps.down,
    name: '20261121_141712_gallery_stamps',
  },
  {
    up: migration_20261121_184056_redirects.up,
    down: migration_20261121_184056_redirects.down,
    name: '20261121_184056_redirects',
  },
  {
    up: migration_20261123_020824_drafts_and_versions.up,
    down: migration_20261123_020824_drafts_and_versions.down,
    name: '20261123_020824_drafts_and_versions',
  },
  {
    up: migration_20261123_055849_people.up,
    down: migration_20261123_055849_people.down,
    name: '20261123_055849_people',
  },
  {
    up: migration_20261123_064829_requests.up,
    down: migration_20261123_064829_requests.down,
    name: '20261123_064829_requests',
  },
  {
    up: migration_20261123_092152_requests_of_a_company.up,
    down: migration_20261123_092152_requests_of_a_company.down,
    name: '20261123_092152_requests_of_a_company',
  },
  {
    up: migration_20261123_094945_handed_over_mails.up,
    down: migration_20261123_094945_handed_over_mails.down,
    name: '20261123_094945_handed_over_mails',
  },
  {
    up: migration_20261123_100611_fair_facts.up,
    down: migration_20261123_100611_fair_facts.down,
    name: '20261123_100611_fair_facts',
  },
  {
    up: migration_20261123_133740_picture_720.up,
    down: migration_20261123_133740_picture_720.down,
    name: '20261123_133740_picture_720',
  },
  {
    up: migration_20261127_091117_requests_of_deleted_fairs.up,
    down: migration_20261127_091117_requests_of_deleted_fairs.down,
    name: '20261127_091117_requests_of_deleted_fairs'
  },
];
