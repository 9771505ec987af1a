import DeviceProtocol
import Foundation
import Glibc
import Sandbox
import Testing

@testable import Simulator

/// Only the app itself can access its files, and they can't lead the device to other files.
@Suite struct ContainerTests {
  private static let id = "test.alpha"

  /// Creates a project's folder with a build of Alpha in it.
  private func project(_ name: String, in fixture: TestDevice) throws -> (bundle: URL, project: URL)
  {
    let project = fixture.folder.appendingPathComponent("\(name)/Alpha.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let bundle = fixture.folder.appendingPathComponent("\(name)/Alpha.app")
    let made = try fixture.bundle("Alpha")
    #expect(rename(made.path, bundle.path) == 0)
    return (bundle, project)
  }

  /// Makes an app store a value, which it shows after each launch.
  private func keep(_ value: Int, on device: Device) async throws {
    try await device.launch(Self.id)
    await device.touch(.began, at: CGPoint(x: value, y: 600))
    await device.touch(.ended, at: CGPoint(x: value, y: 600))
    _ = try await device.settle()
  }

  private func shown(on device: Device) async throws -> String? {
    try await device.launch(Self.id)
    return try await device.settle().children.compactMap(\.text).first
  }

  @Test func twoProjectsWithOneIdentifierShareNothing() async throws {
    try await TestDevice.run([]) { fixture in
      let device = fixture.device
      let (first, second) = (try project("a", in: fixture), try project("b", in: fixture))
      try await device.install(first.bundle, of: first.project)
      try await keep(70, on: device)
      await device.enter(.insert("notify 600"))
      _ = try await device.settle()
      let process = try #require(await device.processID(of: Self.id))
      try await device.install(second.bundle, of: second.project)
      #expect(try await shown(on: device) == "value 0")
      #expect(await device.processID(of: Self.id) != process)
      #expect(await device.notifications[Self.id].pending.isEmpty)
      try await keep(80, on: device)
      try await device.install(first.bundle, of: first.project)
      #expect(try await shown(on: device) == "value 70")
      #expect(await device.notifications[Self.id].pending.count == 1)
      try await device.clearState(Self.id)
      #expect(try await shown(on: device) == "value 0")
      try await device.install(second.bundle, of: second.project)
      #expect(try await shown(on: device) == "value 80")
      #expect(await device.installedApps.count == 1)
    }
  }

  /// Data from an older version is assigned to the first project that's opened.
  @Test func aContainerThatNobodyOwnsIsTheFirstProjects() async throws {
    try await TestDevice.run([]) { fixture in
      let device = fixture.device
      let old = await device.container(of: Self.id).appendingPathComponent("Documents")
      try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
      try Data("55".utf8).write(to: old.appendingPathComponent("value"))
      let (first, second) = (try project("a", in: fixture), try project("b", in: fixture))
      try await device.install(first.bundle, of: first.project)
      #expect(try await shown(on: device) == "value 55")
      try await device.install(second.bundle, of: second.project)
      #expect(try await shown(on: device) == "value 0")
      // The data belongs only to this project, even after the device has been restarted.
      await device.shutDown()
      let again = Device(model: .standard, storage: device.storage, clock: .manual)
      try await again.install(second.bundle, of: second.project)
      #expect(try await shown(on: again) == "value 0")
      try await again.install(first.bundle, of: first.project)
      #expect(try await shown(on: again) == "value 55")
      await again.shutDown()
    }
  }

  @Test func oneProjectHasOneContainerHoweverItsPathIsSpelled() async throws {
    try await TestDevice.run([]) { fixture in
      let device = fixture.device
      let (bundle, project) = try project("a", in: fixture)
      let link = fixture.folder.appendingPathComponent("link")
      symlink(project.deletingLastPathComponent().path, link.path)
      var places: Set<String> = []
      for path in [
        project.path, "\(link.path)/Alpha.xcodeproj", "\(link.path)/../a/Alpha.xcodeproj/",
      ] {
        try await device.install(bundle, of: URL(fileURLWithPath: path))
        places.insert(await device.container(of: Self.id).path)
      }
      #expect(places.count == 1)
    }
  }

  @Test(arguments: [nil, SandboxMeans.landlock(because: "it is tested")])
  func aLinkInItLeadsTheDeviceNowhere(_ means: SandboxMeans?) async throws {
    try await TestDevice.run(sandbox: SandboxSettings(means: means)) { fixture in
      let device = fixture.device
      let outside = fixture.folder.appendingPathComponent("outside")
      let secret = outside.appendingPathComponent("Preferences/secret.plist")
      try FileManager.default.createDirectory(
        at: secret.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("secret</plist>".utf8).write(to: secret)
      #expect(chmod(outside.path, 0o755) == 0)
      for place in ["Documents", "Library/Preferences", "Library", "SystemData", "tmp"] {
        try await device.launch(Self.id)
        await device.enter(.insert("link \(place) \(outside.path)"))
        #expect(try await fixture.lines().contains("linked"))
        await device.kill(Self.id)
        try await device.launch(Self.id)
        #expect(try await fixture.lines().contains("launched"))
        let made = await device.container(of: Self.id).appendingPathComponent(place)
        var status = stat()
        #expect(lstat(made.path, &status) == 0 && status.st_mode == S_IFDIR | 0o700, "\(place)")
        await device.kill(Self.id)
      }
      try await device.clearState(Self.id)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: outside.path)
      #expect(paths.sorted() == ["Preferences", "Preferences/secret.plist"])
      var status = stat()
      #expect(stat(outside.path, &status) == 0 && status.st_mode & 0o777 == 0o755)
    }
  }
}
