import AppBuilder
import DeviceProtocol
import Foundation

/// The compiled tests of a target.
struct CompiledTests {
  let entry: TestSelection.Entry
  /// The name of the bundle of the app that hosts them, or `nil` if they run in their own process.
  let host: String?
  /// The executable or the library.
  let file: URL
  let work: WorkFolder
  /// The libraries that only the tests are linked with.
  let libraries: [AppTarget]
  /// The files that those libraries were made from.
  let files: StampedFiles
  /// The frameworks that they're linked with in addition to UIKit.
  let frameworks: [SeparateFramework]
  /// The tests that the sources declare.
  let declared: [DeclaredTest]
  let warnings: [Diagnostic]

  /// Assembles the bundle.
  /// - Parameters:
  ///   - staging: The folder of the assembled app, if there's one.
  ///   - system: The device's system.
  /// - Returns: The tests in their bundle, and warnings for the user.
  /// - Throws: `BuildFailure`
  func assemble(in staging: URL, on system: SystemRelease, pictures: PDFPictures) async throws
    -> (BuiltTests, [Diagnostic])
  {
    var target = entry.target
    target.resources += libraries.flatMap(\.resources)
    var info = try InfoPropertyList(target: target, on: system)
    if host == nil { info.makeRunner() }
    var bundle = AppBundle(target: target, info: info, areas: [target.area] + libraries.map(\.area))
    if host == nil { bundle.name = "\(target.productName)-Runner.app" }
    let folder = host.map { "\($0)/PlugIns/" } ?? ""
    let (made, duplicates) = try bundle.assemble(
      in: staging.appendingPathComponent(folder), executable: (file, work))
    let undrawn = try await pictures.draw(in: made, of: target)
    var built = BuiltTests(
      target: target.name, place: entry.kind.place, bundle: folder + made.lastPathComponent,
      executable: target.executableName)
    built.skipped = entry.choice.skipped
    built.selected = entry.choice.selected
    built.declared = declared
    return (built, duplicates + undrawn)
  }
}
