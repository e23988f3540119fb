export const NO_RIGHT_MESSAGES = {
  title: 'Bu ekran için yetkiniz yok',
  hint: 'Bu ekranı kullanmanız gerekiyorsa bir yöneticiden rolünüzü değiştirmesini isteyin.',
};
