import AppBuilder
import Foundation
import Safeguards

/// All of a build but compiling: reads a project, rewrites its sources and assembles its bundle,
/// which then has no executable.
package struct Rehearsal: Sendable {
  private let options: BuildOptions
  private let frameworks: UIKitInterfaceReader

  /// Prepares for projects that are all built with the same options.
  package init(options: BuildOptions) {
    self.options = options
    frameworks = UIKitInterfaceReader(library: options.library, cache: BuildOptions.defaultCache)
  }

  /// Does it with a project.
  /// - Parameters:
  ///   - project: An `.xcodeproj`, or a folder that holds one.
  ///   - folder: A folder that is empty.
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
