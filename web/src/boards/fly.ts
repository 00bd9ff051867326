// Pieces that go from one place of the page to another. What moves is a copy: the table itself changes when it lands.

export interface Flight {
    /** Keeps its promise when the piece has landed, or was made to. */
    landed: Promise<void>;
    end(): void;
}

function middle(element: Element): { x: number; y: number } {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function send(piece: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Flight {
    const box = piece.getBoundingClientRect();
    const copy = piece.cloneNode(true) as HTMLElement | SVGElement;
    copy.classList.add('flying');
    copy.setAttribute('aria-hidden', 'true');
    Object.assign(copy.style, {
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
    });
    document.body.append(copy);
    const animation = copy.animate(frames, { ...timing, fill: 'both' });
    const landed = animation.finished.then(
        () => copy.remove(),
        () => copy.remove(),
    );
    return { landed, end: () => animation.cancel() };
}

/** A copy of `piece` flies to the middle of `goal`; it takes so many milliseconds, and begins after `delay`. */
export function fly(piece: Element, goal: Element, milliseconds: number, delay = 0): Flight {
    const [from, to] = [middle(piece), middle(goal)];
    return send(
        piece,
        [
            { transform: 'none', opacity: 1 },
            { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.6)`, opacity: 0.9 },
        ],
        { duration: milliseconds, delay, easing: 'cubic-bezier(0.5, 0, 0.8, 0.4)' },
    );
}

/** A copy of `piece` walks from stop to stop to where the piece itself lies, which waits unseen. */
export function walk(piece: HTMLElement, stops: Element[], milliseconds: number): Flight {
    const home = middle(piece);
    const frames = stops.map((stop): Keyframe => {
        const { x, y } = middle(stop);
        return { transform: `translate(${x - home.x}px, ${y - home.y}px)` };
    });
    const flight = send(piece, [...frames, { transform: 'none' }], { duration: milliseconds, easing: 'linear' });
    piece.style.visibility = 'hidden';
    void flight.landed.then(() => piece.style.removeProperty('visibility'));
    return flight;
}
