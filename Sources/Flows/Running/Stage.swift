import DeviceProtocol
import Foundation
import Simulator

/// The screen on which a flow is performed.
///
/// It's captured only when the app is idle.
struct Stage: Sendable {
  /// The time on the device's clock after which an animation is considered endless, in seconds.
  private static let longestAnimation = 15.0
  /// The time on the device's clock without a change after which an animation has ended, in
  /// seconds.
  private static let stillness = 0.5

  let device: Device
  let tempo: Tempo
  /// The time that a step waits for work that uses real time, in seconds.
  let timeout: TimeInterval
  /// Whether the app is always asked for the whole screen, so that it can't find out the selectors.
  private let conceals: Bool
  /// The last captured screen, or `nil` if something might have changed it since.
  private let seen = Latest<SeenScreen?>(nil)

  /// Creates a stage for a device's screen.
  /// - Parameters:
  ///   - timeout: How long a step waits for an element that isn't on the screen yet, in seconds.
  ///   - conceals: Whether the app is always asked for the whole screen.
  init(device: Device, tempo: Tempo, timeout: TimeInterval, conceals: Bool) {
    self.device = device
    self.tempo = tempo
    self.timeout = timeout
    self.conceals = conceals
  }

  var size: CGRect {
    get async { CGRect(origin: .zero, size: await device.configuration.screenSize) }
  }

  /// Waits until the app is idle, and returns the elements on the screen.
  /// - Parameter query: The elements to search for, or `nil` for everything. The result may include
  ///   other elements.
  /// - Throws: A `CrashLog` if the app has crashed, or `DeviceError`.
  func settle(seeking query: ElementQuery? = nil) async throws -> ElementIndex {
    let query = conceals ? nil : query
    let screen = ElementIndex(try await tempo.settle(seeking: query))
    seen.value = SeenScreen(elements: screen, query: query)
    return screen
  }

  /// Waits until the app is idle, and returns the elements on the screen.
  ///
  /// If nothing has happened since the last capture, the same elements are returned.
  /// - Parameters:
  ///   - query: The elements to return, or `nil` for everything.
  ///   - next: The elements to search for as well if the screen must be captured, or `nil` for
  ///     everything.
  /// - Throws: The same errors as `settle(seeking:)`.
  func settled(
    for query: ElementQuery?, seeking next: @autoclosure () -> ElementQuery?
  ) async throws -> ElementIndex {
    if let elements = seen.value?.elements(for: query) { return elements }
    return try await settle(seeking: next())
  }

  /// Waits until the app is idle, and returns all elements on the screen.
  ///
  /// If nothing has happened since the last capture, the same elements are returned.
  /// - Throws: The same errors as `settle(seeking:)`.
  func settled() async throws -> ElementIndex {
    try await settled(for: nil, seeking: nil)
  }

  /// Discards the captured screen, because something might have changed it.
  func forgetScreen() {
    seen.value = nil
  }

  /// Captures the screen repeatedly until a condition is satisfied or the time limit is reached.
  ///
  /// First, the device's clock skips to the app's scheduled work. Then, real time passes for other
  /// work.
  /// - Parameter screen: The current screen.
  /// - Returns: The result of the condition, or `nil` if it wasn't satisfied.
  func wait<Result>(
    on screen: ElementIndex, seconds: TimeInterval,
    until look: (ElementIndex) async throws -> Result?
  ) async throws -> Result? {
    let deadline = await StepDeadline(in: seconds, on: device)
    var left = seconds
    var screen = screen
    while true {
      if let result = try await look(screen) { return result }
      if left > 0, let later = try await tempo.jump(atMost: left) {
        left -= later.seconds
        screen = ElementIndex(later.elements)
        seen.value = SeenScreen(elements: screen)
        if later.seconds > 0 { continue }
        if later.isOver {
          if let result = try await look(screen) { return result }
          // The step must wait this long in any case.
          try await tempo.pause(left)
          return nil
        }
      }
      guard await !deadline.hasPassed else { return nil }
      try await tempo.wait()
      screen = try await settle()
    }
  }

  /// Runs the app's timers until nothing on the screen has changed for a while, or until something
  /// changes endlessly.
  func waitForAnimationToEnd() async throws {
    var left = Self.longestAnimation
    var stillness = 0.0
    while left > 0, stillness < Self.stillness {
      let before = await device.frame()
      guard let later = try await tempo.jump(atMost: Self.stillness - stillness),
        later.seconds > 0
      else { return }
      left -= later.seconds
      stillness = await device.frame() == before ? stillness + later.seconds : 0
    }
  }

  /// Returns the element that a selector matches, after waiting for it to appear.
  func element(
    _ selector: ElementSelector, on screen: ElementIndex, seconds: TimeInterval? = nil
  ) async throws -> ScreenElement {
    let found = try await wait(on: screen, seconds: seconds ?? timeout) {
      selector.found(in: $0).first?.element
    }
    guard let found else { throw StepFailure("\(selector) is not visible", missing: selector) }
    return found
  }

  /// Waits until no element matches a selector.
  func requireAbsence(
    of selector: ElementSelector, on screen: ElementIndex, seconds: TimeInterval? = nil
  ) async throws {
    let isGone = try await wait(on: screen, seconds: seconds ?? timeout) {
      selector.found(in: $0).isEmpty ? true : nil
    }
    if isGone == nil { throw StepFailure("\(selector) is visible") }
  }

  /// Returns the location of a touch, in screen coordinates.
  func place(of target: TapTarget, on screen: ElementIndex) async throws -> CGPoint {
    switch target {
    case .point(let point):
      return point.resolved(in: await size)
    case .element(let selector, let point):
      return (point ?? .middle).resolved(in: try await element(selector, on: screen).frame)
    }
  }
}
