import AppBuilder
import Foundation
import Safeguards

/// Assembles `Foo.app`.
struct AppBundle {
  let target: AppTarget
  let info: InfoPropertyList
  /// The files that can be copied: those of the app's project, and those of the libraries.
  let areas: [ReadingArea]
  /// The name of the bundle, which is the target's name by default.
  var name: String?

  /// Creates the bundle in a new folder.
  /// - Parameter executable: A file that the compiler produced, or `nil` to create a bundle without
  ///   an executable.
  /// - Returns: The bundle, and warnings for the user.
  /// - Throws: `BuildFailure`
  func assemble(in folder: URL, executable: (file: URL, work: WorkFolder)?) throws
    -> (URL, [Diagnostic])
  {
    let bundle = try RootFolder(making: folder.appendingPathComponent(name ?? target.bundleName))
    if let (file, work) = executable {
      try work.copyExecutable(file, into: bundle, as: target.executableName)
    }
    try bundle.write(try info.data(), to: "Info.plist")
    var copier = ResourceCopier(areas: areas, bundle: bundle)
    var warnings: [Diagnostic] = []
    var taken = [target.executableName: target.project, "Info.plist": info.file ?? target.project]
    for resource in target.resources where !isInfoPropertyList(resource.source) {
      let path = try path(of: resource)
      if let other = taken[path] {
        // A resource that tests share with the framework under test is listed twice.
        if other == resource.source { continue }
        warnings.append(
          Diagnostic(
            .warning,
            "two resources are named \(path); this one is skipped, the other is "
              + other.path, file: resource.source.path, hint: "rename one of them"))
        continue
      }
      taken[path] = resource.source
      if resource.source.pathExtension == "xcstrings" {
        let folder = (path as NSString).deletingLastPathComponent
        try StringCatalog(resource.source, in: areas).write(
          into: bundle, folder: folder,
          name: resource.source.deletingPathExtension().lastPathComponent,
          hasSymbols: resource.hasSymbols)
      } else if DataModelFile.extensions.contains(resource.source.pathExtension) {
        try DataModelFile(resource.source, in: areas).write(
          to: path, in: bundle, module: target.moduleName)
      } else {
        try copier.copy(resource.source, to: path)
      }
    }
    return (bundle.url, warnings)
  }

  /// Returns the location of a resource in the bundle.
  private func path(of resource: AppTarget.Resource) throws -> String {
    do {
      return try RootFolder.names(in: resource.destination).joined(separator: "/")
    } catch {
      throw BuildFailure(
        "can't copy the resource to “\(resource.destination)” in the bundle: \(error.reason)",
        file: target.project.path, element: resource.source.lastPathComponent)
    }
  }

  private func isInfoPropertyList(_ file: URL) -> Bool {
    file == info.file || file.lastPathComponent == "Info.plist" && info.file == nil
  }
}
