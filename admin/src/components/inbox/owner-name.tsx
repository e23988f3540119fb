/** The name of an owner, or an e-mail address that breaks only after its `@`. */
export function OwnerName({ owner }: { owner: string }) {
  const [name, host] = owner.split('@');
  if (host === undefined) return owner;
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
