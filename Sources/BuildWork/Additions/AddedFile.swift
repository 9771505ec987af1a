import Foundation

/// A file that's added to a group and a build phase.
struct AddedFile {
  /// The kinds of files that Quince adds.
  enum Kind {
    case swift, catalog, other

    init(of name: String) {
      switch (name as NSString).pathExtension {
      case "swift": self = .swift
      case "xcassets": self = .catalog
      default: self = .other
      }
    }

    /// Xcode's name for the type.
    var fileType: String {
      switch self {
      case .swift: "sourcecode.swift"
      case .catalog: "folder.assetcatalog"
      case .other: "file"
      }
    }

    /// The type of the build phase for these files.
    var phaseClass: String { self == .swift ? "PBXSourcesBuildPhase" : "PBXResourcesBuildPhase" }

    /// The name that Xcode shows for the build phase.
    var phaseName: String { self == .swift ? "Compile Sources" : "Copy Bundle Resources" }

    /// The word for the build phase in a `project.xcproj`.
    var phaseWord: String { self == .swift ? "compile-sources" : "resources" }
  }

  let name: String
  let kind: Kind
  let phase: XcodeProject.Object
}
