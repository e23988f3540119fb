/**
 * Messages for calls without a readable answer. They are not in `errors.ts`, because visitors would then download all
 * messages of that file.
 */
export const CALL_MESSAGES = {
  unexpected: 'Beklenmeyen bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
  unreachable: 'Sunucuya ulaşılamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.',
};
