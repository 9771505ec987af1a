import AppBuilder
import DeviceProtocol
import Foundation
import Simulator

/// The devices on which the tests of a target run: one for the test process and, if the tests use
/// an app in a different process, one for that app.
struct TestStage: Sendable {
  /// The device of the test process.
  let device: Device
  /// The bundle identifier of the app in the test process.
  let bundleID: String
  /// The library with the tests that an app loads, or `nil` if the tests are part of the process.
  let library: URL?
  /// The app that the tests use from a different process, on its own device.
  let used: UsedApp?
  /// The executable or library that contains the addresses of the test code.
  let image: URL
  private let configuration: TestConfiguration

  /// The current time in seconds, which pauses while a debugger has stopped the tests or the app
  /// that they use.
  var time: Double {
    get async {
      let stopped = await device.stoppedTime + (used?.device.stoppedTime ?? 0)
      return Date.timeIntervalSinceReferenceDate - stopped
    }
  }

  /// Creates the devices, and removes them after use.
  /// - Throws: An error from `body`, or an error if an app can't be installed.
  /// - Parameter isFilmed: Whether animations on the device of the used app run as they do for a
  ///   user.
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
      clock: .manual, isAnimated: isAnimated, sandbox: options.sandbox,
      debugger: options.debugger, sharingQueueOf: other
    ) { device in
      await device.setWatched(isAnimated)
      await device.startPrewarming()
      return try await body(device)
    }
  }

  /// Starts the test process, replacing the previous one.
  /// - Parameter token: The number that each report of the tests must contain.
  /// - Throws: An error if the process can't be started, which can be a `CrashLog`.
  func start(token: UInt64) async throws {
    await device.kill(bundleID, how: .sigkill)
    try await device.launch(
      bundleID, arguments: configuration.arguments, environment: configuration.environment)
    await device.tell(.open(library: library?.path, token: token), testsIn: bundleID)
  }

  /// Sends a command to the test process.
  func tell(_ command: TestCommand) async {
    await device.tell(command, testsIn: bundleID)
  }

  /// Terminates the test process.
  func end() async {
    await device.kill(bundleID, how: .sigkill)
  }
}
