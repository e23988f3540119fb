import { type ClientOptions, createCalls } from './request.ts';

export function createClient(options: ClientOptions = {}) {
  const call = createCalls(options);
  return {
    fairs: {
      list: call('GET /fairs', 'query'),
      cards: call('GET /fairs', 'card'),
      upcomingCards: call('GET /fairs/upcoming', 'card'),
      get: call('GET /fairs/:id'),
      exhibitors: call('GET /fairs/:id/exhibitors'),
    },
    press: {
      list: call('GET /press', 'query'),
      cards: call('GET /press', 'card'),
      latestCards: call('GET /press/latest', 'card'),
      get: call('GET /press/:id'),
    },
    gallery: {
      albums: call('GET /gallery/categories'),
      images: call('GET /gallery/:id'),
    },
    sliderImages: { list: call('GET /slider-images') },
    contact: { send: call('POST /contact', 'json') },
    participantSubmissions: { send: call('POST /participant-submissions', 'json') },
    settings: { get: call('GET /settings') },
  };
}

export type Client = ReturnType<typeof createClient>;
