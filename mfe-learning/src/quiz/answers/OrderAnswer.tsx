import { Icon, IconButton, VisuallyHidden } from '@vidya/shared-ui';
import { type DragEvent, useRef, useState } from 'react';
import { plainArticle } from '../../reading/clean-article.ts';
import { QuizHtml } from '../QuizHtml.tsx';
import { OrderItem, OrderList } from './answer-styles.ts';

interface OrderAnswerProps {
  /** HTML, in the order in which they were drawn. */
  items: readonly string[];
  /** Indexes of `items`; undefined while the learner has moved none. */
  order: readonly number[] | undefined;
  isLocked: boolean;
  onOrder: (order: number[]) => void;
}

/** Items to put in order: dragged, or moved by buttons, which say where they went. */
export function OrderAnswer({ items, order = items.map((_, index) => index), isLocked, onOrder }: OrderAnswerProps) {
  const [moved, setMoved] = useState('');
  const dragged = useRef<number>(null);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= order.length || from === to) return;
    const next = [...order];
    next.splice(to, 0, ...next.splice(from, 1));
    onOrder(next);
    setMoved(`${plainArticle(items[order[from]!]!)}: position ${to + 1} of ${order.length}`);
  };
  const drop = (event: DragEvent, to: number): void => {
    event.preventDefault();
    if (dragged.current !== null) move(dragged.current, to);
    dragged.current = null;
  };
  return (
    <>
      <OrderList>
        {order.map((item, slot) => (
          <OrderItem
            key={item}
            draggable={!isLocked}
            onDragStart={() => (dragged.current = slot)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, slot)}
          >
            <Icon name="grip" size={16} />
            <QuizHtml html={items[item]!} />
            <IconButton
              icon="chevron-up"
              label={`Move up: ${plainArticle(items[item]!)}`}
              aria-disabled={slot === 0}
              onClick={() => move(slot, slot - 1)}
            />
            <IconButton
              icon="chevron-down"
              label={`Move down: ${plainArticle(items[item]!)}`}
              aria-disabled={slot === order.length - 1}
              onClick={() => move(slot, slot + 1)}
            />
          </OrderItem>
        ))}
      </OrderList>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </>
  );
}
