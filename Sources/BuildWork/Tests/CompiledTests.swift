import AppBuilder
import Foundation

/// The tests of a target, compiled.
struct CompiledTests {
  let entry: TestSelection.Entry
  /// The executable or the library.
  let file: URL
  /// The libraries that are linked with the tests alone.
  let libraries: [AppTarget]
  let warnings: [Diagnostic]

  /// Puts the bundle together.
  /// - Parameters:
  ///   - staging: The folder in which the app has been put together.
  ///   - app: The name of the app's bundle.
  /// - Throws: `BuildFailure`
  func assemble(in staging: URL, app: String) throws -> BuiltTests {
    var target = entry.target
    target.resources += libraries.flatMap(\.resources)
    var info = try InfoPropertyList(target: target)
    let place = entry.kind.place
    let isHosted = place == .app
    if !isHosted { info.makeRunner() }
    var bundle = AppBundle(target: target, info: info, areas: [target.area] + libraries.map(\.area))
    if !isHosted { bundle.name = "\(target.productName)-Runner.app" }
    let folder = isHosted ? staging.appendingPathComponent("\(app)/PlugIns") : staging
    let (made, _) = try bundle.assemble(in: folder, executable: file)
    var built = BuiltTests(
      target: target.name, place: place,
      bundle: (isHosted ? "\(app)/PlugIns/" : "") + made.lastPathComponent,
      executable: target.executableName)
    built.skipped = entry.choice.skipped
    built.selected = entry.choice.selected
    return built
  }
}
