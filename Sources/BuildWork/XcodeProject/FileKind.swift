import Foundation

/// The ways in which a target treats its files.
enum FileKind {
  /// Swift code.
  case swift
  /// Code in another language.
  case foreign
  case resource
  /// A file that the app doesn't contain, such as a header.
  case ignored

  /// The kind of a file without a specified type.
  init(of file: URL) {
    switch file.pathExtension.lowercased() {
    case "swift": self = .swift
    case "m", "mm", "c", "cc", "cpp", "cxx", "s": self = .foreign
    case "h", "hpp", "pch", "md", "markdown", "entitlements", "xcconfig", "modulemap", "docc",
      "framework", "xcframework", "a", "tbd", "xctestplan", "xcodeproj", "playground", "swp":
      self = .ignored
    default: self = .resource
    }
  }

  /// The kind of a file with a type that the project specifies, such as `sourcecode.swift`.
  init(type: String) {
    switch type {
    case "sourcecode.swift": self = .swift
    case "sourcecode.javascript": self = .resource
    case "sourcecode.module-map", "sourcecode.text-based-dylib-definition", "text.xcconfig",
      "text.plist.entitlements", "net.daringfireball.markdown", "wrapper.framework",
      "wrapper.xcframework", "wrapper.pb-project", "archive.ar", "compiled.mach-o.dylib":
      self = .ignored
    case _ where type.hasPrefix("sourcecode."): self = type.hasSuffix(".h") ? .ignored : .foreign
    default: self = .resource
    }
  }

  /// Returns whether a file in the Compile Sources phase is built into a resource.
  static func isBuiltResource(_ file: URL) -> Bool {
    [
      "storyboard", "xib", "xcassets", "xcdatamodel", "xcdatamodeld", "strings", "xcstrings",
      "stringsdict", "json", "plist",
    ].contains(file.pathExtension.lowercased())
  }
}
