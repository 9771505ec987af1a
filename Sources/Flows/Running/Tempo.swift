import DeviceProtocol
import Foundation
import Simulator

/// The way that time passes while a flow is performed.
///
/// The device's clock either jumps ahead or, for a recording, advances like real time.
package struct Tempo: Sendable {
  let device: Device
  let camera: Camera?

  /// Creates a tempo that follows a device's clock.
  /// - Parameter camera: A camera that records the steps, which are then performed at a natural
  ///   pace.
  package init(device: Device, camera: Camera? = nil) {
    self.device = device
    self.camera = camera
  }

  /// Whether someone should be able to follow the steps.
  var isWatched: Bool { camera != nil }

  /// Lets time pass, in seconds.
  package func pause(_ seconds: TimeInterval) async throws {
    if let camera {
      _ = try await camera.pass(seconds)
    } else if device.clock == .real {
      try await Task.sleep(for: .seconds(seconds))
    } else {
      await device.advanceClock(by: seconds)
    }
  }

  /// Waits until the screen is idle, and returns its contents.
  /// - Parameter query: The elements to search for, or `nil` for everything. The result may include
  ///   other elements.
  func settle(seeking query: ElementQuery? = nil) async throws -> ScreenElement {
    if let camera { return try await camera.settle() }
    return try await device.settle(seeking: query)
  }

  /// Skips to the app's next scheduled event, if it's at most a number of seconds away.
  ///
  /// During a recording, time isn't skipped.
  package func jump(atMost seconds: TimeInterval) async throws -> Device.Wait? {
    if isWatched { return nil }
    return try await device.wait(atMost: seconds)
  }

  /// Waits for a moment of real time, for the app's work that uses real time.
  package func wait() async throws {
    try await Task.sleep(for: .milliseconds(20))
    try await pause(0.02)
  }

  /// Gives viewers time to take in the last step.
  func rest(after command: FlowCommand) async throws {
    guard isWatched, command.isWorthSeeing else { return }
    _ = try await settle()
    try await pause(0.6)
  }

  /// Shows the finger approaching the location that it's about to touch.
  func approach(_ place: CGPoint) async throws {
    guard let camera, await camera.bringFinger(near: place) else { return }
    try await pause(0.15)
  }

  func touch(_ phase: TouchSample.Phase, at place: CGPoint) async {
    await camera?.finger(phase, at: place)
    await device.touch(phase, at: place)
  }
}

extension FlowCommand {
  /// Whether the command changes the screen visibly.
  fileprivate var isWorthSeeing: Bool {
    switch self {
    case .clearState, .setClipboard, .copyTextFrom: false
    default: !onlyLooks
    }
  }
}
