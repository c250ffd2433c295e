"""The HTTP part of the protocol: all its routes."""

from . import host_routes, player_routes, push_routes, study_routes, table_routes

ROUTES = [
    *host_routes.ROUTES,
    *player_routes.ROUTES,
    *table_routes.ROUTES,
    *study_routes.ROUTES,
    *push_routes.ROUTES,
]
