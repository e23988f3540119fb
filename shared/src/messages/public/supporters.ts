export const SUPPORTERS_MESSAGES = {
  title: 'Destekleyicilerimiz',
  lead: 'Fuarlarımız, bölgenin kurumlarıyla birlikte büyüyor. Yanımızda olan odalara, birliklere ve kamu kurumlarına teşekkür ederiz.',
  description: 'Fuarlarımıza destek veren bölge kurumları, odalar ve birlikler.',
  opensInNewTab: 'yeni sekmede açılır',
};
