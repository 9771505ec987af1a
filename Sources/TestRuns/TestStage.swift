import AppBuilder
import DeviceProtocol
import Foundation
import Simulator

/// The devices on which the tests of a target run: one for the process with the tests, and if that
/// isn't the app's own, one for the app that it uses.
struct TestStage: Sendable {
  /// The device of the process with the tests.
  let device: Device
  /// The bundle identifier of that process's app.
  let bundleID: String
  /// The library with the tests, for an app to load, or `nil` if the process has them.
  let library: URL?
  /// The app that the tests use from outside, on its own device.
  let used: UsedApp?
  /// The image that contains the addresses of the tests' code.
  let image: URL
  private let configuration: TestConfiguration

  /// Makes the devices, which are removed after their use.
  /// - Throws: the error of `body`, or one if an app can't be installed.
  /// - Parameter isFilmed: whether the screens of the device whose app is used move, as they do for
  ///   a user.
  static func with<Result: Sendable>(
    _ target: BuiltTests, of products: TestProducts, configuration: TestConfiguration,
    options: TestOptions, isFilmed: Bool = false,
    _ body: @Sendable (TestStage) async throws -> Result
  ) async throws -> Result {
    let image = products.executable(of: target)
    return try await withDevice(configuration, options) { device in
      @Sendable func stage(
        in bundle: URL, library: URL? = nil, using used: UsedApp? = nil
      ) async throws -> TestStage {
        TestStage(
          device: device, bundleID: try await device.install(bundle).bundleID, library: library,
          used: used, image: image, configuration: configuration)
      }
      let own = products.folder.appendingPathComponent(target.bundle)
      guard let app = products.app, target.place != .own else {
        return try await body(try await stage(in: own))
      }
      guard target.place == .outside else {
        return try await body(try await stage(in: app.bundle, library: image))
      }
      return try await withDevice(configuration, options, isAnimated: isFilmed, beside: device) {
        used in
        let id = try await used.install(app.bundle).bundleID
        return try await body(
          try await stage(in: own, using: UsedApp(device: used, bundleID: id)))
      }
    }
  }

  private static func withDevice<Result: Sendable>(
    _ configuration: TestConfiguration, _ options: TestOptions, isAnimated: Bool = false,
    beside other: Device? = nil, _ body: @Sendable (Device) async throws -> Result
  ) async throws -> Result {
    try await Device.withThrowaway(
      model: options.model, appearance: options.appearance,
      locale: options.locale.with(language: configuration.language, region: configuration.region),
      clock: .manual, isAnimated: isAnimated, sandbox: options.sandbox, sharingQueueOf: other
    ) { device in
      await device.setWatched(isAnimated)
      await device.startPrewarming()
      return try await body(device)
    }
  }

  /// Starts the process with the tests, in place of the one before.
  /// - Parameter token: The number that comes with each report of the tests.
  /// - Throws: an error if it can't start, a `CrashLog` among them.
  func start(token: UInt64) async throws {
    await device.kill(bundleID, how: .sigkill)
    try await device.launch(
      bundleID, arguments: configuration.arguments, environment: configuration.environment)
    await device.tell(.open(library: library?.path, token: token), testsIn: bundleID)
  }

  /// Sends a command to the process with the tests.
  func tell(_ command: TestCommand) async {
    await device.tell(command, testsIn: bundleID)
  }

  /// Ends the process with the tests.
  func end() async {
    await device.kill(bundleID, how: .sigkill)
  }
}
