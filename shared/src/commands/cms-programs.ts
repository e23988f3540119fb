import type { Command } from './command.ts';

// The programs of the CMS. Each is also an npm command, which runs the program with the settings of `npm start`.

export const BACKUP = {
  call: 'npm run backup',
  what: 'Writes all content and pictures into one archive. The product may be running.',
  argument: {
    name: 'file',
    kind: 'text',
    what: 'the archive; DATA_DIR/backups/backup-<time>.tar by default',
  },
  examples: ['', '/mnt/safe/fuar.tar'],
} as const satisfies Command;

export const RESTORE = {
  call: 'npm run restore',
  what: 'Replaces all content with that of an archive of npm run backup. Stop the product first; the next start publishes the site.',
  argument: { name: 'file', kind: 'text', what: 'the archive', required: true },
  examples: ['/mnt/safe/fuar.tar', '--yes /mnt/safe/fuar.tar'],
  asks: true,
} as const satisfies Command;

export const MOVE_MEDIA = {
  call: 'npm run move-media',
  what: 'Copies all pictures from DATA_DIR/media into the bucket of the S3 settings, or back. The product may be running. The command may be interrupted and repeated.',
  options: {
    to: { kind: 'text', what: 'where the pictures go', choices: ['s3', 'files'], required: true },
    remove: {
      kind: 'flag',
      what: 'then delete the pictures in the old place; the product must already use the new place',
    },
  },
  examples: ['--to s3', '--to s3 --remove'],
} as const satisfies Command;

export const SET_PASSWORD = {
  call: 'npm run set-password',
  what: 'Sets a new password for an account, ends its sessions, and removes its lock and its second factor. A disabled account stays disabled. The product may be running. The command reads the password from a pipe, or else generates and prints one.',
  argument: { name: 'e-mail', kind: 'text', what: 'the account; ADMIN_EMAIL by default' },
  examples: ['', 'yonetici@ornek.example'],
} as const satisfies Command;
