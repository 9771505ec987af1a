"""The apps' Xcode projects, read by a reader that is not ours."""

import xml.etree.ElementTree as ElementTree

import pytest
from pbxproj import XcodeProject

from places import ROOT

APPS = ["HelloEnrique", "HelloRoygbiv", "ColorMixer"]


@pytest.mark.parametrize("app", APPS)
def test_the_project_is_well_formed(app):
    project = XcodeProject.load(str(ROOT / f"Apps/{app}/{app}.xcodeproj/project.pbxproj"))
    target = project.objects.get_targets(app)[0]
    assert target.productType == "com.apple.product-type.application"
    assert project.rootObject in project.objects
    for identifier in project.objects.get_keys():
        assert len(identifier) == 24
    configurations = project.objects.get_configurations_on_targets(app)
    assert sorted(c.name for c in configurations) == ["Debug", "Release"]
    for configuration in configurations:
        settings = configuration.buildSettings
        assert settings["PRODUCT_BUNDLE_IDENTIFIER"] == f"dev.quince.{app}"
        assert settings["INFOPLIST_FILE"] == f"{app}/Info.plist"


@pytest.mark.parametrize("app", APPS)
def test_every_reference_leads_somewhere(app):
    project = XcodeProject.load(str(ROOT / f"Apps/{app}/{app}.xcodeproj/project.pbxproj"))
    known = set(project.objects.get_keys())
    for group in project.objects.get_objects_in_section("PBXGroup"):
        assert set(group.children) <= known
    folders = [ROOT / f"Apps/{app}/{name}" for name in (app, f"{app}Tests", f"{app}UITests")]
    for reference in project.objects.get_objects_in_section("PBXFileReference"):
        if reference.sourceTree == "<group>":
            found = [folder for folder in folders if (folder / reference.path).exists()]
            assert len(found) == 1, reference.path
    for build_file in project.objects.get_objects_in_section("PBXBuildFile"):
        assert build_file.fileRef in known


@pytest.mark.parametrize("app", APPS)
def test_scheme_and_workspaces_name_the_target(app):
    folder = ROOT / f"Apps/{app}/{app}.xcodeproj"
    project = XcodeProject.load(str(folder / "project.pbxproj"))
    targets = {
        project.objects.get_targets(name)[0].get_id()
        for name in (app, f"{app}Tests", f"{app}UITests")
    }
    scheme = ElementTree.parse(folder / f"xcshareddata/xcschemes/{app}.xcscheme")
    references = list(scheme.iter("BuildableReference"))
    assert references
    assert {reference.get("BlueprintIdentifier") for reference in references} == targets
    workspace = ElementTree.parse(ROOT / "Apps/Apps.xcworkspace/contents.xcworkspacedata")
    locations = [reference.get("location") for reference in workspace.iter("FileRef")]
    assert f"group:{app}/{app}.xcodeproj" in locations
