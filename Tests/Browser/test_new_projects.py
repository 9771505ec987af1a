"""Projects that `quince new` makes and changes, read by readers that are not ours."""

import shutil
import subprocess

import json5
import pytest
from pbxproj import XcodeProject

from places import PRODUCTS, ROOT


def quince(folder, *arguments):
    subprocess.run([PRODUCTS / "quince", "new", *arguments], cwd=folder, check=True)


@pytest.mark.parametrize("options", [["--storyboard"], ["--code", "--tests"]])
def test_a_property_list_is_read_by_pbxproj(tmp_path, options):
    quince(tmp_path, "My Recipes", "--bundle-prefix", "org.example", *options)
    project = XcodeProject.load(str(tmp_path / "My Recipes/My Recipes.xcodeproj/project.pbxproj"))
    known = set(project.objects.get_keys())
    assert project.rootObject in known
    assert all(len(identifier) == 24 for identifier in known)
    targets = project.objects.get_targets()
    assert len(targets) == (3 if "--tests" in options else 1)
    for target in targets:
        assert set(target.buildPhases) | set(target.fileSystemSynchronizedGroups) <= known
        assert target.productReference in known
    for configuration in project.objects.get_configurations_on_targets("My Recipes"):
        settings = configuration.buildSettings
        assert settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.My-Recipes"
        assert ("INFOPLIST_KEY_UIMainStoryboardFile" in settings) == ("--storyboard" in options)


def test_a_changed_property_list_is_read_by_pbxproj(tmp_path):
    app = tmp_path / "ColorMixer"
    shutil.copytree(ROOT / "Apps/ColorMixer", app)
    quince(app, "controller", "ZooController")
    project = XcodeProject.load(str(app / "ColorMixer.xcodeproj/project.pbxproj"))
    (file,) = project.get_files_by_name("ZooController.swift")
    assert file.lastKnownFileType == "sourcecode.swift"
    (member,) = [
        build_file
        for build_file in project.objects.get_objects_in_section("PBXBuildFile")
        if build_file.fileRef == file.get_id()
    ]
    groups = project.objects.get_objects_in_section("PBXGroup")
    assert [group.path for group in groups if file.get_id() in group.children] == ["ColorMixer"]
    phases = project.objects.get_objects_in_section("PBXSourcesBuildPhase")
    (phase,) = [phase for phase in phases if member.get_id() in phase.files]
    assert phase.get_id() in project.objects.get_targets("ColorMixer")[0].buildPhases


@pytest.mark.parametrize("options", [["--storyboard"], ["--code", "--tests"]])
def test_a_json_project_is_read_by_json5(tmp_path, options):
    quince(tmp_path, "My Recipes", "--format", "xcproj", *options)
    text = (tmp_path / "My Recipes/My Recipes.xcodeproj/project.xcproj").read_text()
    project = json5.loads(text)
    app = project["targets"][0]
    assert app["name"] == "My Recipes"
    assert app["product-type"] == "application"
    assert app["build-settings"]["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.My-Recipes"
    folders = [file for file in project["files"] if file["kind"] == "folder"]
    assert [folder["path"] for folder in folders] == [target["name"] for target in project["targets"]]
    (products,) = [file for file in project["files"] if file["kind"] == "group"]
    assert len(products["children"]) == len(project["targets"])
