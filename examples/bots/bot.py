#!/usr/bin/env python3
"""A bot for croupier: `croupier play --bot "python3 examples/bots/bot.py"`.

In the dice game it places the fewest dice that it can; elsewhere it takes the first move.
"""
import json
import sys


def choose(view, offers):
    if view["game"] != "las-vegas":
        return offers[0]
    rolled = [face for faces in view["table"]["roll"].values() for face in faces]
    places = [offer for offer in offers if "place" in offer]
    return min(places or offers, key=lambda offer: rolled.count(offer.get("place")))


for line in sys.stdin:
    said = json.loads(line)
    if "hello" in said:
        answer = {"hello": {"name": "thrifty", "version": "1.0"}}
    elif "offers" in said:
        answer = {"move": choose(said["view"], said["offers"])}
    else:
        break  # {"over": …}: the game has ended
    print(json.dumps(answer), flush=True)
