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
    let given = phase["dstPath"] ?? ""
    // A path that becomes too long stays as it is.
    let expanded = (try? settings.expand(given)) ?? given
    // An absolute path stays absolute, and is refused where the file is copied.
    let root = expanded.hasPrefix("/") ? "/" : ""
    let path = root + expanded.split(separator: "/").joined(separator: "/")
    let base = (phase["dstSubfolder"] ?? phase["dstSubfolderSpec"] ?? "").lowercased()
    let wrapper = (settings["WRAPPER_NAME"] ?? "") + "/"
    if let known = Self.folders[base] {
      folder = [known, path].filter { !$0.isEmpty }.joined(separator: "/")
    } else if Self.products.contains(base), (path + "/").hasPrefix(wrapper) {
      folder = String(path.dropFirst(wrapper.count))
    } else {
      folder = nil
    }
  }

  /// Returns whether a file is copied, as far as its type shows.
  static func copies(_ file: URL) -> Bool {
    !binaries.contains(file.pathExtension.lowercased())
  }
}
