import DeviceProtocol
import Foundation
import Sandbox
import Testing

@testable import Simulator

/// A device with its own folder, and with apps that use the fake app's executable.
struct TestDevice {
  let folder: URL
  let device: Device

  /// - Parameter names: The names of the apps. `Alpha` has the identifier `test.alpha`.
  init(
    _ names: [String] = ["Alpha"], model: DeviceModel? = .standard,
    clock: DeviceConfiguration.Clock = .manual, sandbox: SandboxSettings = SandboxSettings()
  ) async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("simulator-tests-\(UUID().uuidString)")
    device = Device(
      model: model, storage: folder.appendingPathComponent("storage"), clock: clock,
      sandbox: sandbox)
    for name in names { try await device.install(bundle(name)) }
  }

  /// Creates a bundle for the fake app.
  /// - Parameter kind: A suffix for the key of the orientations, such as `~iphone`.
  func bundle(
    _ name: String, orientations: [String] = [], of kind: String = "", families: [Int] = [1, 2],
    system: SystemRelease = .oldest, target: SystemRelease = .oldest
  ) throws -> URL {
    let bundle = folder.appendingPathComponent("\(name).app")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.products.appendingPathComponent("FakeApp"),
      to: bundle.appendingPathComponent(name))
    let info: [String: Any] = [
      "CFBundleIdentifier": "test.\(name.lowercased())", "CFBundleName": name,
      "CFBundleExecutable": name, "UISupportedInterfaceOrientations\(kind)": orientations,
      "UIDeviceFamily": families, SystemRelease.informationKey: system.rawValue,
      "MinimumOSVersion": target.rawValue,
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    try data.write(to: bundle.appendingPathComponent("Info.plist"))
    return bundle
  }

  /// Terminates the apps and removes the folder.
  func close() async {
    await device.shutDown()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the lines that the app in the foreground shows.
  func lines() async throws -> [String] {
    try await device.settle().children.compactMap(\.text)
  }

  /// Runs a test on a device that's removed afterward.
  static func run(
    _ names: [String] = ["Alpha"], model: DeviceModel? = .standard,
    clock: DeviceConfiguration.Clock = .manual, sandbox: SandboxSettings = SandboxSettings(),
    _ body: (TestDevice) async throws -> Void
  ) async throws {
    let fixture = try await TestDevice(names, model: model, clock: clock, sandbox: sandbox)
    do {
      try await body(fixture)
    } catch {
      await fixture.close()
      throw error
    }
    await fixture.close()
  }

  /// The folder of the build's products.
  static var products: URL {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: path).deletingLastPathComponent()
  }
}
