#!/bin/sh
export PYTHONPATH=/app/lib/gobanapp
exec python3 -m gobanapp "$@"
