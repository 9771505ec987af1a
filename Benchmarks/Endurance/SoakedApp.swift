import DeviceProtocol
import Foundation
import Simulator
import TestSupport

/// An app that's used randomly for some time.
///
/// At first, it's left alone so that its memory can be monitored. Then it's killed, relaunched, and
/// reinstalled from time to time.
package struct SoakedApp: Sendable {
  /// The contents of an app after a relaunch.
  package enum Memory: Sendable {
    /// The app stores the contents of these elements.
    case stores([String])
    /// The app stores nothing, and these elements look as they did at the first launch.
    case beginsAnew([String])
  }

  /// An unexpected difference between the values before and after a kill.
  package struct Loss: Sendable, CustomStringConvertible {
    var kill: Int
    var expected: [String]
    var found: [String]

    /// The expected values, and the restored ones.
    package var description: String {
      "kill \(kill): \(expected.joined(separator: ", ")) became \(found.joined(separator: ", "))"
    }
  }

  /// The fraction of the time in which nothing is killed.
  private static let quietPart = 0.6
  /// The fraction of the quiet time after which memory must not grow, and the maximum duration of
  /// this part, in seconds.
  private static let warmingPart = 0.25
  private static let longestWarming = 60.0
  /// The number of actions between two kills.
  private static let actionsPerLife = 60

  private let device: Device
  private let bundle: URL
  private let remembered: Memory
  private let app: String
  private var use: RandomUse
  private var random: SeededGenerator
  /// The contents of the elements at the first launch.
  private var firstLooks: [String] = []

  /// The number of actions.
  package private(set) var actions = 0
  /// The number of times that the app was killed and relaunched.
  package private(set) var kills = 0
  /// The values that weren't restored.
  package private(set) var losses: [Loss] = []
  /// The memory of the process after warming up and at the end of the quiet time, in bytes.
  package private(set) var memory = (warm: 0, late: 0)

  /// - Parameters:
  ///   - bundle: The built app.
  ///   - remembered: The identifiers of the elements to check after a kill.
  /// - Throws: An error if the app can't be installed.
  package init(
    bundle: URL, on device: Device, that remembered: Memory, seed: UInt64
  ) async throws {
    self.device = device
    self.bundle = bundle
    self.remembered = remembered
    app = try await device.install(bundle).bundleID
    use = RandomUse(on: device, of: app, seed: seed)
    random = SeededGenerator(seed: ~seed)
  }

  /// Uses the app for a number of seconds.
  /// - Throws: The crash, or another error.
  package mutating func use(seconds: Double) async throws {
    let start = ContinuousClock.now
    let quiet = seconds * Self.quietPart
    let warming = min(Self.longestWarming, quiet * Self.warmingPart)
    try await use.bringToFront()
    firstLooks = looks
    try await act(until: start + .seconds(warming))
    memory.warm = await residentBytes()
    try await act(until: start + .seconds(quiet))
    memory.late = await residentBytes()
    while ContinuousClock.now < start + .seconds(seconds) {
      for _ in 0..<Self.actionsPerLife { try await act() }
      try await endLife()
    }
    await device.kill(app)
  }

  private mutating func act(until end: ContinuousClock.Instant) async throws {
    while ContinuousClock.now < end { try await act() }
  }

  private mutating func act() async throws {
    try await use.act()
    actions += 1
  }

  private func residentBytes() async -> Int {
    ProcessFigures(pid: await device.processID(of: app) ?? 0).residentBytes
  }

  private mutating func endLife() async throws {
    let before = looks
    switch Int.random(in: 0..<3, using: &random) {
    case 0: await device.kill(app, how: .sigkill)
    case 1: await device.kill(app, how: .user)
    default:
      // This is what saving in an editor does.
      try await device.install(bundle)
      await device.kill(app, how: .user)
    }
    kills += 1
    try await use.bringToFront()
    let found = looks
    switch remembered {
    case .stores(let identifiers):
      // Some of them may be hidden.
      if before.count == identifiers.count { note(found, insteadOf: before) }
    case .beginsAnew:
      note(found, insteadOf: firstLooks)
    }
  }

  private mutating func note(_ found: [String], insteadOf expected: [String]) {
    guard found != expected else { return }
    losses.append(Loss(kill: kills, expected: expected, found: found))
  }

  /// The contents of the checked elements, without hidden ones.
  private var looks: [String] {
    switch remembered {
    case .stores(let identifiers): identifiers.compactMap { look(of: $0, withColor: true) }
    // The appearance of the device may have changed in the meantime.
    case .beginsAnew(let identifiers): identifiers.compactMap { look(of: $0, withColor: false) }
    }
  }

  private func look(of identifier: String, withColor: Bool) -> String? {
    guard let element = try? use.shown?.find(identifier) else { return nil }
    let color = element.backgroundColor.flatMap { withColor ? " \($0)" : nil } ?? ""
    return "\(identifier) \(element.text ?? "")\(element.value ?? "")\(color)"
  }
}
