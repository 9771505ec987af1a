import Foundation

/// The place that a Copy Files build phase copies files to.
struct CopyPhase {
  /// The folders in an iOS app by the numbers and names that Xcode has for them. Executables and
  /// resources are in the app's folder itself.
  private static let folders = [
    "1": "", "wrapper": "", "6": "", "executables": "", "7": "", "resources": "",
    "10": "Frameworks", "frameworks": "Frameworks", "11": "SharedFrameworks",
    "sharedframeworks": "SharedFrameworks", "12": "SharedSupport",
    "sharedsupport": "SharedSupport", "13": "PlugIns", "plugins": "PlugIns", "15": "Java",
    "javaresources": "Java",
  ]
  private static let products: Set = ["16", "productsdirectory"]
  /// The types of files that are built for Apple's platforms, which Quince doesn't embed.
  private static let binaries: Set = ["app", "appex", "dylib", "framework", "xcframework", "xpc"]

  /// The folder in the bundle, or `nil` for a folder outside the bundle.
  let folder: String?

  /// - Parameter settings: The settings that the path can refer to.
  init(_ phase: XcodeProject.Object, settings: BuildSettings) {
    let path = phase["dstPath"] ?? ""
    let expanded = (try? settings.expand(path)) ?? path
    let names = expanded.split(separator: "/").filter { $0 != "." }.map(String.init)
    let base = (phase["dstSubfolder"] ?? phase["dstSubfolderSpec"] ?? "").lowercased()
    if let known = Self.folders[base] {
      folder = ((known.isEmpty ? [] : [known]) + names).joined(separator: "/")
    } else if Self.products.contains(base), let wrapper = settings["WRAPPER_NAME"],
      names.first == wrapper
    {
      folder = names.dropFirst().joined(separator: "/")
    } else {
      folder = nil
    }
  }

  /// Returns whether a file is copied, as far as its type shows.
  static func copies(_ file: URL) -> Bool {
    !binaries.contains(file.pathExtension.lowercased())
  }
}
