import subprocess

from setuptools import Extension, setup

subprocess.run(["cc", "--version"], check=True)
setup(
    name="fastprices",
    version="0.3.0",
    packages=["fastprices"],
    ext_modules=[Extension("fastprices._native", ["src/native.c"])],
)
