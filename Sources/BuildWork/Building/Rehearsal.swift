import AppBuilder
import Foundation
import Safeguards

/// A build without the compilation: reads a project, rewrites its sources, and assembles its bundle
/// without an executable.
package struct Rehearsal: Sendable {
  private let options: BuildOptions
  private let frameworks: UIKitInterfaceReader

  /// Creates a rehearsal for projects that are all built with the same options.
  package init(options: BuildOptions) {
    self.options = options
    frameworks = UIKitInterfaceReader(library: options.library, cache: BuildOptions.defaultCache)
  }

  /// Runs the rehearsal for a project.
  /// - Parameters:
  ///   - project: An `.xcodeproj`, or a folder that holds one.
  ///   - folder: An empty folder.
  /// - Throws: `BuildFailure`
  package func run(_ project: URL, in folder: URL) throws {
    do {
      let found = try ProjectFinder.find(project)
      let area = ReadingArea(
        around: found.deletingLastPathComponent(), allowing: options.readableFolders)
      let read = try XcodeProject(found, in: area)
      let target = try BuildJob.target(of: read, options)
      let info = try InfoPropertyList(target: target)
      let interface = try frameworks.read()
      _ = try BuildJob.rewrite(
        target, info: info, interface: interface,
        AppRewriting(
          interface: interface, options: options, watch: SourceWatch(), finder: nil,
          work: WorkFolder(making: folder)))
      _ = try AppBundle(target: target, info: info, areas: [target.area]).assemble(
        in: folder, executable: nil)
    } catch {
      throw BuildFailure(error, in: project)
    }
  }
}
