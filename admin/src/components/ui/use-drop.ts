import { type DragEvent, useState } from 'react';

/** The props of an element that takes dropped files. While files are over the element, it has the attribute `data-over`. */
export function useDrop(onFiles: (files: File[]) => void, isDisabled = false) {
  const [isOver, setIsOver] = useState(false);
  const handleDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over && !isDisabled);
  };
  return {
    'data-over': isOver ? '' : undefined,
    onDragOver: (event: DragEvent) => handleDrag(event, true),
    onDragLeave: (event: DragEvent) => handleDrag(event, false),
    onDrop: (event: DragEvent) => {
      handleDrag(event, false);
      if (!isDisabled) onFiles([...event.dataTransfer.files]);
    },
  };
}
