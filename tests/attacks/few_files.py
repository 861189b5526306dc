"""A server that may open few files: `python -m tests.attacks.few_files PORT DATABASE [JSON]`."""

from tests.web import serve

FILES = 400

if __name__ == "__main__":
    import resource

    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    serve.main()
