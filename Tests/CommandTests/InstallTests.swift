import Foundation
import TestSupport
import Testing

/// What `make install` leaves is all that the command needs.
struct InstallTests {
  @Test func anInstalledQuinceBuildsApps() throws {
    let folder = try TemporaryFolder()
    let script = Command.repository.appendingPathComponent("scripts/install")
    let installation = try Command.run(
      [Command.products.path, folder.file("usr").path], program: script)
    try #require(installation.code == 0, "\(installation.errors)")
    let quince = folder.file("usr/bin/quince")
    let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path
    let built = try Command.run(
      ["build", app, "-o", folder.file("first").path], program: quince)
    #expect(built.code == 0, "\(built.errors)")
    // By which a survey knows Apple's names.
    let tables = folder.file("usr/lib/quince/api/uikit-api.tsv")
    #expect(FileManager.default.fileExists(atPath: tables.path))

    try FileManager.default.removeItem(
      at: folder.file("usr/lib/quince/Modules/UIKit.symbols.json"))
    let failed = try Command.run(
      ["build", app, "-o", folder.file("second").path], program: quince)
    #expect(failed.code == 1)
    #expect(failed.errors.contains("UIKit.symbols.json"), "\(failed.errors)")
    #expect(failed.errors.contains("make install"), "\(failed.errors)")
    #expect(try Command.run(["doctor"], program: quince).code == 1)
  }

  @Test func appsOfAnInstalledQuinceFindTheSymbols() throws {
    let folder = try TemporaryFolder()
    let installation = try Command.run(
      [Command.products.path, folder.file("usr").path],
      program: Command.repository.appendingPathComponent("scripts/install"))
    try #require(installation.code == 0, "\(installation.errors)")
    let project = Command.repository.appendingPathComponent("Tests/Projects/TextAndImages")
    let played = try Command.run(
      ["play", project.appendingPathComponent("Flows/symbols.yaml").path, project.path],
      program: folder.file("usr/bin/quince"))
    #expect(played.code == 0, "\(played.output)\(played.errors)")
  }
}
