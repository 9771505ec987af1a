import Foundation

/// Assembles `Foo.app`.
struct AppBundle {
  let target: AppTarget
  let info: InfoPropertyList

  /// Such as `Foo.app`.
  var name: String { target.settings["WRAPPER_NAME"] ?? "\(target.productName).app" }

  /// Makes the bundle in a folder.
  /// - Returns: The bundle, and what the person should know.
  func assemble(in folder: URL, executable: URL) throws -> (URL, [Diagnostic]) {
    let files = FileManager.default
    let bundle = folder.appendingPathComponent(name)
    if files.fileExists(atPath: bundle.path) { try files.removeItem(at: bundle) }
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    try files.copyItem(
      at: executable, to: bundle.appendingPathComponent(target.executableName))
    try info.data().write(to: bundle.appendingPathComponent("Info.plist"))
    var warnings: [Diagnostic] = []
    var taken: [String: URL] = [:]
    for resource in target.resources where !isInfoPropertyList(resource.source) {
      if let other = taken.updateValue(resource.source, forKey: resource.destination) {
        warnings.append(
          Diagnostic(
            .warning,
            "two resources are named \(resource.destination); this one is left out, the other is "
              + other.path, file: resource.source.path, hint: "rename one of them"))
        taken[resource.destination] = other
        continue
      }
      let destination = bundle.appendingPathComponent(resource.destination)
      try files.createDirectory(
        at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
      if resource.source.pathExtension == "xcstrings" {
        try StringCatalog(resource.source).write(
          into: bundle, name: resource.source.deletingPathExtension().lastPathComponent)
      } else {
        try files.copyItem(at: resource.source, to: destination)
      }
    }
    return (bundle, warnings)
  }

  private func isInfoPropertyList(_ file: URL) -> Bool {
    file == info.file || file.lastPathComponent == "Info.plist" && info.file == nil
  }
}
