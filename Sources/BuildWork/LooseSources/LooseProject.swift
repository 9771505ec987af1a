import AppBuilder
import Foundation
import Safeguards

/// A project for Swift files without one: a single file, or a folder.
///
/// It has one app target with the settings of a new project of Xcode 26. A folder counts as
/// synchronized with the target.
enum LooseProject {
  /// Names in a folder that aren't part of the app, because other commands write or read them.
  private static let excluded =
    ["Flows", "Package.swift", "artifacts"] + ProjectFinder.foreignFolders.sorted()

  /// Returns the objects of the project.
  /// - Parameter place: The Swift file, or the folder.
  static func contents(of place: URL) -> ProjectContents {
    let isFile = place.pathExtension == "swift"
    let values = isFile ? fileValues(place) : folderValues(place)
    let objects = values.merging(targetValues(named: name(of: place))) {
      $0.merging($1) { own, _ in own }
    }
    return ProjectContents(
      file: place,
      objects: objects.reduce(into: [:]) {
        $0[$1.key] = XcodeProject.Object(id: $1.key, values: $1.value)
      }, root: "project", warnings: [], line: { _ in nil })
  }

  /// The name of the app: that of the file or the folder.
  private static func name(of place: URL) -> String {
    let name = place.deletingPathExtension().lastPathComponent
    // Swift reserves this name.
    return name == "main" ? place.deletingLastPathComponent().lastPathComponent : name
  }

  private static func fileValues(_ file: URL) -> [String: [String: Any]] {
    [
      "file": ["isa": "PBXFileReference", "path": file.lastPathComponent],
      "member": ["isa": "PBXBuildFile", "fileRef": "file"],
      "sources": ["isa": "PBXSourcesBuildPhase", "files": ["member"]],
      "target": ["buildPhases": ["sources"]],
    ]
  }

  private static func folderValues(_ folder: URL) -> [String: [String: Any]] {
    let names = excluded.filter { MacFileSystem.exists(folder.appendingPathComponent($0)) }
    return [
      "folder": ["isa": "PBXFileSystemSynchronizedRootGroup", "exceptions": ["exceptions"]],
      "exceptions": [
        "isa": "PBXFileSystemSynchronizedBuildFileExceptionSet", "target": "target",
        "membershipExceptions": names,
      ],
      "target": ["fileSystemSynchronizedGroups": ["folder"]],
      "configuration": [
        "buildSettings": settings.merging(
          MacFileSystem.exists(folder.appendingPathComponent("Info.plist"))
            ? ["INFOPLIST_FILE": "Info.plist"] : [:]
        ) { $1 }
      ],
    ]
  }

  private static func targetValues(named name: String) -> [String: [String: Any]] {
    [
      "project": [
        "isa": "PBXProject", "targets": ["target"], "attributes": ["LastUpgradeCheck": "2600"],
      ],
      "target": [
        "isa": "PBXNativeTarget", "name": name, "buildConfigurationList": "configurations",
        "productType": "com.apple.product-type.application",
      ],
      "configurations": ["isa": "XCConfigurationList", "buildConfigurations": ["configuration"]],
      "configuration": [
        "isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": settings,
      ],
    ]
  }

  private static let settings = [
    "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
    "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES",
    "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
    "GENERATE_INFOPLIST_FILE": "YES", "IPHONEOS_DEPLOYMENT_TARGET": "26.0",
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
    "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_VERSION": "5.0",
    "TARGETED_DEVICE_FAMILY": "1,2",
  ]
}
