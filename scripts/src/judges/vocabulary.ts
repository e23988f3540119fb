const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const SUBCLASS = 'http://www.w3.org/2000/01/rdf-schema#subClassOf';
const DOMAIN = 'http://schema.org/domainIncludes';
const CLASSES: Record<string, string> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
};

type Reference = { '@id': string };
type Entity = Reference & {
  '@type'?: string;
  'rdfs:subClassOf': Reference[];
  'schema:domainIncludes': Reference[];
};

/** Converts the types and properties of a vocabulary from N-Quads to the format of schema.org's JSON-LD file. */
export function readVocabulary(quads: string): { '@graph': Entity[] } {
  const entities = new Map<string, Entity>();
  for (const [, id = '', predicate, object = ''] of quads.matchAll(/^<([^>]+)> <([^>]+)> <([^>]+)>/gm)) {
    const entity = entities.get(id) ?? { '@id': id, 'rdfs:subClassOf': [], 'schema:domainIncludes': [] };
    entities.set(id, entity);
    if (predicate === TYPE && CLASSES[object]) entity['@type'] = CLASSES[object];
    if (predicate === SUBCLASS) entity['rdfs:subClassOf'].push({ '@id': object });
    if (predicate === DOMAIN) entity['schema:domainIncludes'].push({ '@id': object });
  }
  return { '@graph': [...entities.values()] };
}
