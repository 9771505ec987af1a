import Foundation
import TestSupport
import Testing

/// The command doesn't need any files other than those that `make install` installs.
struct InstallTests {
  private static func install(to prefix: String, destination: String = "") throws {
    let script = Command.repository.appendingPathComponent("scripts/install")
    var environment = ProcessInfo.processInfo.environment
    environment["DESTDIR"] = destination
    let installation = try Command.run(
      [Command.products.path, prefix], program: script, environment: environment)
    try #require(installation.code == 0, "\(installation.errors)")
  }

  @Test func anInstalledQuinceBuildsApps() throws {
    let folder = try TemporaryFolder()
    try Self.install(to: folder.file("usr").path)
    let quince = folder.file("usr/bin/quince")
    let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path
    let built = try Command.run(
      ["build", app, "-o", folder.file("first").path], program: quince)
    #expect(built.code == 0, "\(built.errors)")
    // A survey recognizes Apple's names with this file.
    let tables = folder.file("usr/lib/quince/api/uikit-api.tsv")
    #expect(FileManager.default.fileExists(atPath: tables.path))

    try FileManager.default.removeItem(
      at: folder.file("usr/lib/quince/Modules/UIKitCore.symbols.json"))
    let failed = try Command.run(
      ["build", app, "-o", folder.file("second").path], program: quince)
    #expect(failed.code == 1)
    #expect(failed.errors.contains("UIKitCore.symbols.json"), "\(failed.errors)")
    #expect(failed.errors.contains("make install"), "\(failed.errors)")
    #expect(try Command.run(["doctor"], program: quince).code == 1)
  }

  @Test func appsOfAnInstalledQuinceFindTheSymbols() throws {
    let folder = try TemporaryFolder()
    try Self.install(to: folder.file("usr").path)
    let project = Command.repository.appendingPathComponent("Tests/Projects/TextAndImages")
    let played = try Command.run(
      ["play", project.appendingPathComponent("Flows/symbols.yaml").path, project.path],
      program: folder.file("usr/bin/quince"))
    #expect(played.code == 0, "\(played.output)\(played.errors)")
  }

  @Test func appsOfAnInstalledQuinceAreLinkedWithSeparateFrameworks() throws {
    let folder = try TemporaryFolder()
    try Self.install(to: folder.file("usr").path)
    let project = Command.repository.appendingPathComponent("Tests/Projects/SignUp")
    let played = try Command.run(
      ["play", project.appendingPathComponent("Flows/validation.yaml").path, project.path],
      program: folder.file("usr/bin/quince"))
    #expect(played.code == 0, "\(played.output)\(played.errors)")
  }

  @Test func theActionBuildsSeparateFrameworksBeforeInstalling() throws {
    let action = Command.repository.appendingPathComponent("action.yml")
    let text = try String(contentsOf: action, encoding: .utf8)
    let build = try #require(text.firstRange(of: "scripts/build frameworks .build/release"))
    let install = try #require(text.firstRange(of: "scripts/install .build/release"))
    #expect(build.upperBound < install.lowerBound)
  }

  /// `DESTDIR` relocates an installation.
  ///
  /// Its files don't contain the paths of either folder, so that it can be moved again.
  @Test func anUninstalledQuinceLeavesOnlyWhatWasThere() throws {
    let folder = try TemporaryFolder()
    let completions = folder.file("opt/share/fish/vendor_completions.d")
    try FileManager.default.createDirectory(at: completions, withIntermediateDirectories: true)
    try Data().write(to: completions.appendingPathComponent("other.fish"))
    try Self.install(to: "/opt", destination: folder.url.path)
    let installed = try files(in: folder)
    for file in [
      "bin/quince", "lib/quince/libUIKit.so", "lib/quince/Modules/Cassowary.swiftmodule",
      "share/bash-completion/completions/quince", "share/zsh/site-functions/_quince",
      "share/fish/vendor_completions.d/quince.fish", "share/doc/quince/copyright",
      "share/doc/quince/licenses/Yams/LICENSE",
      "lib/quince/Frameworks/Combine/libCombine.so", "lib/quince/Frameworks/WebKit/quince-web",
      "lib/quince/Frameworks/Combine/Combine.swiftmodule",
      "share/doc/quince/licenses/OpenCombine/LICENSE", "lib/quince/quince.vsix",
    ] { #expect(installed.contains("opt/\(file)")) }
    // An app must not be able to import modules that it can't be linked with.
    #expect(!installed.contains("opt/lib/quince/Modules/Yams.swiftmodule"))

    let place = folder.file("moved")
    try FileManager.default.moveItem(at: folder.file("opt"), to: place)
    let version = try Command.run(
      ["--version"], program: place.appendingPathComponent("bin/quince"))
    #expect(version.code == 0, "\(version)")
    let removal = try Command.run(
      [], program: place.appendingPathComponent("lib/quince/uninstall"))
    #expect(removal.code == 0, "\(removal)")
    #expect(try files(in: folder) == ["moved/share/fish/vendor_completions.d/other.fish"])
  }

  private func files(in folder: TemporaryFolder) throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    return try Set(
      paths.filter { path in
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(path).path)
        return attributes[.type] as? FileAttributeType != .typeDirectory
      })
  }
}
