export function FullScreenMessage({ text }: { text: string }) {
  return (
    <main className="full-screen">
      <p role="status">{text}</p>
    </main>
  );
}
