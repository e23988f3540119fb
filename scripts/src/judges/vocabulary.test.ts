import { expect, test } from 'vitest';
import { readVocabulary } from './vocabulary.ts';

test('types keep their parents, properties keep their types, and labels are left out', () => {
  const quads = `
<http://schema.org/Event> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://www.w3.org/2000/01/rdf-schema#Class> <http://schema.org/> .
<http://schema.org/Event> <http://www.w3.org/2000/01/rdf-schema#subClassOf> <http://schema.org/Thing> <http://schema.org/> .
<http://schema.org/Event> <http://www.w3.org/2000/01/rdf-schema#label> "Event" <http://schema.org/> .
<http://schema.org/location> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://www.w3.org/1999/02/22-rdf-syntax-ns#Property> <http://schema.org/> .
<http://schema.org/location> <http://schema.org/domainIncludes> <http://schema.org/Event> <http://schema.org/> .
`;
  expect(readVocabulary(quads)['@graph']).toEqual([
    {
      '@id': 'http://schema.org/Event',
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': [{ '@id': 'http://schema.org/Thing' }],
      'schema:domainIncludes': [],
    },
    {
      '@id': 'http://schema.org/location',
      '@type': 'rdf:Property',
      'rdfs:subClassOf': [],
      'schema:domainIncludes': [{ '@id': 'http://schema.org/Event' }],
    },
  ]);
});
