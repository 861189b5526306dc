"""What is wrong with the database, told from the error of its driver.

Every fault becomes a `StoreUnavailable` of one sentence; the driver's error stays its cause.
Readers meet it wrapped by SQLAlchemy and the writer as it is, and it tells both the same.
"""

import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from plansza.store.entries import StoreUnavailable

SENTENCES = {
    "store-locked": "another program holds the database {store} ({why}): end it, or try again",
    "store-full": "there is no space left for the database {store} ({why}): free some, try again",
    "store-corrupt": "the database {store} is damaged or not ours ({why}): "
    "restore it from a backup, or name another",
    "store-away": "the database {store} cannot be reached ({why}): "
    "check that it is there and running, then try again",
    "store-readonly": "the database {store} may not be written to ({why}): "
    "give this user the right to write to it and its folder, or name another",
    "store-closed": "the database {store} has been closed: open it again",
    "store-newer": "the database {store} was written by a newer plansza ({why}): "
    "update this program, or name another database",
    "store-older": "the database {store} was written by an older plansza ({why}): use that one, "
    "or start this one's server once, which upgrades it",
    "store-served": "another server uses the database {store}, and they do not hear each other: "
    "stop that one, or start both with --channels",
    "store-url": "“{store}” names no database that can be used ({why}): give a URL such as "
    "sqlite:///plansza.db or postgresql://user@host/name",
}

# SQLite's result codes (sqlite.org/rescode.html): whole ones, then what is special about some.
SQLITE_CODES = {
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_PROTOCOL: "store-locked",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_CORRUPT: "store-corrupt",
    sqlite3.SQLITE_NOTADB: "store-corrupt",
    sqlite3.SQLITE_ERROR: "store-corrupt",  # such as “no such table”
    sqlite3.SQLITE_READONLY: "store-readonly",
    sqlite3.SQLITE_PERM: "store-readonly",
    sqlite3.SQLITE_CANTOPEN: "store-away",
    sqlite3.SQLITE_IOERR: "store-away",
}
SQLITE_SPECIAL = {
    sqlite3.SQLITE_IOERR_WRITE: "store-full",  # a quota or a limit of the file's size
    sqlite3.SQLITE_READONLY_DBMOVED: "store-away",
}
# PostgreSQL's (appendix A of its manual): whole ones, then classes.
SQLSTATES = {
    "53100": "store-full",
    "55P03": "store-locked",
    "57014": "store-locked",
    "25006": "store-readonly",
    "42501": "store-readonly",
    "42P01": "store-corrupt",  # “relation does not exist”
}
SQLSTATE_CLASSES = {"XX": "store-corrupt", "42": "store-corrupt"}
CONFLICTS = ("40001", "40P01")  # serialization failure, deadlock
# A connection that failed like this stays useless after the fault is mended.
SPOILED = ("store-away", "store-corrupt", "store-readonly")


def unavailable(
    code: str, store: str, why: str = "", cause: BaseException | None = None
) -> StoreUnavailable:
    """The error of this code."""
    sentence = SENTENCES[code].format(store=store, why=why)
    error = StoreUnavailable(code, sentence, {"store": store, "why": why})
    error.__cause__ = cause
    return error


def fault(error: Exception, store: str) -> StoreUnavailable | None:
    """What is wrong with the database; None if the error is of another kind."""
    driver = driver_error(error)
    code = code_of(error, driver)
    return unavailable(code, store, first_line(driver), error) if code else None


def is_spoiled(error: Exception) -> bool:
    """Whether a connection is of no use any more after this error."""
    return code_of(error, driver_error(error)) in SPOILED


def driver_error(error: Exception) -> BaseException:
    """The driver's own error; SQLAlchemy does not wrap those of a connection just made."""
    return (error.orig or error) if isinstance(error, DBAPIError) else error


def code_of(error: Exception, driver: BaseException) -> str | None:
    if isinstance(error, PoolTimeout):
        return "store-locked"
    if isinstance(driver, sqlite3.Error):
        return sqlite_code(driver)
    state = str(getattr(driver, "sqlstate", None) or "")
    if is_conflict(error) or not is_operational(driver, state):
        return None
    return SQLSTATES.get(state) or SQLSTATE_CLASSES.get(state[:2]) or "store-away"


def sqlite_code(driver: sqlite3.Error) -> str | None:
    code: int | None = getattr(driver, "sqlite_errorcode", None)
    if code is None:
        return None
    found = SQLITE_SPECIAL.get(code) or SQLITE_CODES.get(code & 0xFF)
    return found or ("store-away" if isinstance(driver, sqlite3.OperationalError) else None)


def is_operational(driver: BaseException, state: str) -> bool:
    """Whether the server, not the data, is the reason."""
    names = kinds(driver)
    if "ProgrammingError" in names:
        return bool(state)  # the server does not know our tables; else it is our own mistake
    return bool(names & {"OperationalError", "InternalError", "InterfaceError"})


def is_conflict(error: Exception) -> bool:
    """Whether another process was first; trying again then tells who took what."""
    driver = driver_error(error)
    return "IntegrityError" in kinds(driver) or getattr(driver, "sqlstate", None) in CONFLICTS


def is_bad_data(error: Exception) -> bool:
    """Whether the values are such that the database, or its driver, cannot keep them."""
    return isinstance(error, OverflowError | UnicodeError) or "DataError" in kinds(
        driver_error(error)
    )


def kinds(driver: BaseException) -> set[str]:
    """The names of an error's classes, for all drivers name their errors alike."""
    return {each.__name__ for each in type(driver).__mro__}


def first_line(error: BaseException) -> str:
    """The driver's reason without its advice."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0].strip().rstrip(":.")
