# Prints the events of the calendar (first URL) and the entries of the feed (second URL) as JSON.
import json
import sys
from urllib.request import urlopen

import feedparser
import icalendar

calendar_url, feed_url = sys.argv[1:]
calendar = icalendar.Calendar.from_ical(urlopen(calendar_url).read())
events = calendar.walk("VEVENT")
feed = feedparser.parse(feed_url)
print(
    json.dumps(
        {
            "events": [
                {
                    "uid": str(event["UID"]),
                    "start": str(event.decoded("DTSTART")),
                    "end": str(event.decoded("DTEND")),
                    "sequence": int(event["SEQUENCE"]),
                    "title": str(event["SUMMARY"]),
                }
                for event in events
            ],
            "errors": [str(error) for part in [calendar, *events] for error in part.errors],
            "entries": [[entry.title, entry.link] for entry in feed.entries if entry.published_parsed],
            "complaint": str(feed.get("bozo_exception", "")) if feed.bozo else "",
        }
    )
)
