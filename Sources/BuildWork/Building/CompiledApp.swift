import AppBuilder
import Foundation

/// A compiled app.
struct CompiledApp {
  let target: AppTarget
  let info: InfoPropertyList
  let app: RewrittenApp
  /// The libraries that were compiled for it.
  let libraries: [Compiler.CompiledLibrary]
  /// The frameworks that it's linked with in addition to UIKit.
  let frameworks: [SeparateFramework]
  let executable: URL
  let work: WorkFolder
  /// The files that the libraries were made from.
  let files: StampedFiles
  let warnings: [Diagnostic]
  /// Notes about the libraries' code that needs frameworks that Quince doesn't have.
  let omissions: [Diagnostic]

  /// Assembles the bundle.
  /// - Parameter staging: The folder for the bundle.
  /// - Returns: The bundle, and warnings for the user.
  /// - Throws: `BuildFailure`
  func assemble(in staging: URL, pictures: PDFPictures) async throws -> (URL, [Diagnostic]) {
    let libraries = app.libraries.map(\.library.target)
    var target = target
    target.resources += libraries.flatMap(\.resources)
    let (bundle, duplicates) = try AppBundle(
      target: target, info: info, areas: [target.area] + libraries.map(\.area)
    ).assemble(in: staging, executable: (executable, work))
    return (bundle, duplicates + (try await pictures.draw(in: bundle, of: target)))
  }
}
