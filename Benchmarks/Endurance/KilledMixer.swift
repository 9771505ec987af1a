import DeviceProtocol
import Foundation
import Simulator
import TestSupport

/// ColorMixer on its own device, where its process is killed repeatedly while its sliders are being
/// dragged.
package actor KilledMixer {
  private static let bundleID = "dev.quince.ColorMixer"
  private static let rows = ["red", "green", "blue"]
  /// The number of moves in a drag from one end of a slider to the other.
  private static let steps = 20
  /// Half of the thumb's width, which is the distance of its center from an end of the slider.
  private static let inset = 15.5

  /// The slider that's dragged, and whether it's dragged to the right.
  private struct Drag {
    var row: Int
    var isUpwards: Bool
  }

  /// The error for restored values that differ from those that were shown.
  package struct Loss: Error, CustomStringConvertible {
    /// The values that were shown, and those that were restored.
    package var description: String
  }

  private let folder: URL
  private let device: Device
  private let shown = ShownFrame()
  private let events: AsyncStream<DeviceEvent>
  private var random: SeededGenerator
  private var sliders: [CGRect] = []
  private var colorViewSize = CGSize.zero
  private var tally = KillTally()

  /// - Parameters:
  ///   - bundle: The built app.
  ///   - seed: The seed that determines the drags and the times of the kills.
  /// - Throws: an error if the app can't be installed.
  package init(bundle: URL, seed: UInt64) async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("killed-\(UUID().uuidString)")
    device = Device(storage: folder, clock: .real)
    random = SeededGenerator(seed: seed)
    events = await device.events()
    try await device.install(bundle)
    await shown.watch(device, for: Self.bundleID)
  }

  /// Kills the app at random moments, and compares the values after each with those that were shown
  /// last.
  /// - Throws: `Loss`, or an error if the app can't be launched.
  package func killAndRelaunch(times: Int) async throws -> KillTally {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await device.launch(Self.bundleID)
    try await findViews()
    var before = try frame()
    while tally.kills < times {
      if tally.kills % 10 == 9 {
        try await killAmidLaunch(before)
      } else {
        before = try await killAmidDrag(before)
      }
    }
    await device.shutDown()
    return tally
  }

  private func findViews() async throws {
    let screen = try await device.settle()
    sliders = try Self.rows.map { try screen.find("\($0)Slider").frame }
    colorViewSize = try screen.find("colorView").frame.size
  }

  private func frame() throws -> MixerFrame {
    try MixerFrame(shown.data ?? Data(), colorViewSize: colorViewSize)
  }

  // MARK: - Killing

  private func killAmidDrag(_ before: MixerFrame) async throws -> MixerFrame {
    let row = Int.random(in: 0..<3, using: &random)
    let drag = Drag(row: row, isUpwards: before.numbers[row] < 50)
    let pace = Int.random(in: 0..<1_500, using: &random)
    let delay = Int.random(in: 0..<12_000, using: &random)
    let awaited = shown.count + Int.random(in: 0..<Self.steps / 2, using: &random)
    guard let pid = await device.processID(of: Self.bundleID) else {
      throw Loss(description: "\(Self.bundleID) has no process")
    }
    let killer = Task.detached { [shown] in
      while shown.count < awaited { await Self.sleep(microseconds: 100) }
      await Self.sleep(microseconds: delay)
      kill(pid, SIGKILL)
    }
    await perform(drag, from: before.numbers[row], pace: pace)
    await killer.value
    await waitForEnd()
    let last = try frame()
    if last != before, abs(last.numbers[row] - (drag.isUpwards ? 100 : 0)) > 100 / Self.steps {
      tally.amidDrag += 1
    }
    tally.kills += 1
    try checkFiles()
    try await device.launch(Self.bundleID)
    let restored = try frame()
    try check(restored, against: last, after: drag)
    return restored
  }

  private func killAmidLaunch(_ before: MixerFrame) async throws {
    await device.kill(Self.bundleID, how: .sigkill)
    await waitForEnd()
    let launch = Task { try? await device.launch(Self.bundleID) }
    var pid: Int32?
    while pid == nil {
      await Task.yield()
      pid = await device.processID(of: Self.bundleID)
    }
    await Self.sleep(microseconds: Int.random(in: 0..<60_000, using: &random))
    if let pid { kill(pid, SIGKILL) }
    await launch.value
    await waitForEnd()
    tally.kills += 1
    tally.amidLaunch += 1
    try checkFiles()
    try await device.launch(Self.bundleID)
    let restored = try frame()
    try require(restored == before, "\(before) was shown, \(restored) came back")
  }

  private func perform(_ drag: Drag, from value: Int, pace: Int) async {
    let slider = sliders[drag.row]
    let way = slider.width - 2 * Self.inset
    let start = slider.minX + Self.inset + way * Double(value) / 100
    let end = drag.isUpwards ? slider.maxX : slider.minX
    await device.touch(.began, at: CGPoint(x: start, y: slider.midY))
    for step in 1...Self.steps {
      let x = start + (end - start) * Double(step) / Double(Self.steps)
      await device.touch(.moved, at: CGPoint(x: x, y: slider.midY))
      await Self.sleep(microseconds: pace)
    }
  }

  private func waitForEnd() async {
    for await event in events {
      if case .exited = event { return }
    }
  }

  // MARK: - Comparing

  /// Checks that the restored values are those that were shown last, or the result of one more
  /// event.
  private func check(_ restored: MixerFrame, against last: MixerFrame, after drag: Drag) throws {
    try require(restored.numbers == restored.mixed, "\(restored) came back")
    guard restored != last else { return }
    tally.aheadOfFrame += 1
    var advance = restored.numbers[drag.row] - last.numbers[drag.row]
    if !drag.isUpwards { advance.negate() }
    let step = 100 / Self.steps + 1
    // Moving the slider by less than a whole number changes only the slider.
    try require(
      (0...step).contains(advance),
      "\(last) was shown, \(restored) came back: \(last.difference(to: restored))")
    for row in Self.rows.indices where row != drag.row {
      try require(
        restored.numbers[row] == last.numbers[row], "\(last) was shown, \(restored) came back")
    }
  }

  /// Nothing torn, nothing half done.
  private func checkFiles() throws {
    let preferences = folder.appendingPathComponent(
      "iPhone-15/Containers/\(Self.bundleID)/Library/Preferences")
    let names = try FileManager.default.contentsOfDirectory(atPath: preferences.path)
    try require(names.allSatisfy { $0 == "\(Self.bundleID).plist" }, "files: \(names)")
    for name in names {
      let data = try Data(contentsOf: preferences.appendingPathComponent(name))
      let values = try PropertyListSerialization.propertyList(from: data, format: nil)
      try require((values as? [String: Any])?.count == 3, "stored: \(values)")
    }
  }

  private func require(_ condition: Bool, _ complaint: @autoclosure () -> String) throws {
    if !condition { throw Loss(description: complaint()) }
  }

  private static func sleep(microseconds: Int) async {
    try? await Task.sleep(for: .microseconds(microseconds))
  }
}
