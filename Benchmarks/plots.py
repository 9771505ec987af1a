"""Plots the rows of a report that have a size, cost against size, as SVG files.

Usage: plots.py REPORT.json FOLDER, which prints the path of each picture.
"""

import json
import pathlib
import sys

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams.update({"svg.hashsalt": "quince", "svg.fonttype": "none", "font.family": "sans-serif"})
from matplotlib import pyplot  # noqa: E402


def plot(row, path):
    figure, axes = pyplot.subplots(figsize=(5.2, 3.6), layout="constrained")
    figures = [item for item in row["figures"] if item.get("size")]
    sizes = [item["size"] for item in figures]
    axes.loglog(sizes, [item["value"] for item in figures], "o-", label=f"Quince, slope {row['slope']:.2f}")
    for name, slope in sorted(row["peerSlopes"].items()):
        points = [(item["size"], peer["value"]) for item in figures for peer in item["peers"]
                  if peer["name"] == name and "value" in peer]
        axes.loglog(*zip(*points), "s--", label=f"{name}, slope {slope:.2f}")
    axes.set_title(row["title"], fontsize=10)
    axes.set_xlabel(row["sizeName"])
    axes.set_ylabel(row["unit"])
    axes.set_ylim(bottom=axes.get_ylim()[0] / 2, top=axes.get_ylim()[1] * 2)
    axes.grid(True, which="major", alpha=0.3)
    axes.legend(fontsize=8)
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


report = json.loads(pathlib.Path(sys.argv[1]).read_text())
folder = pathlib.Path(sys.argv[2])
for row in report["rows"]:
    if row.get("slope") is None:
        continue
    path = folder / f"cost-{row['name']}.svg"
    plot(row, path)
    print(path)
