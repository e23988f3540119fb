import { useEffect, useMemo, useState } from 'react';

const NONE: readonly string[] = [];

export function useObjectUrls(files: readonly File[]): readonly string[] {
  const [urls, setUrls] = useState(NONE);
  useEffect(() => {
    const created = files.map((file) => URL.createObjectURL(file));
    setUrls(created);
    return () => created.forEach((url) => void URL.revokeObjectURL(url));
  }, [files]);
  return urls;
}

export function useObjectUrl(file: File | undefined): string | undefined {
  return useObjectUrls(useMemo(() => (file ? [file] : []), [file]))[0];
}
