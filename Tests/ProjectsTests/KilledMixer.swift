import DeviceProtocol
import Foundation
import Simulator
import Testing

/// ColorMixer on a device of its own, whose process is killed again and again while a finger drags its sliders.
actor KilledMixer {
  private static let bundleID = "dev.quince.ColorMixer"
  private static let rows = ["red", "green", "blue"]
  /// Moves of a drag from one end of a slider to the other.
  private static let steps = 20
  /// The half of a thumb's width: how far the ends of its way are from the slider's.
  private static let inset = 15.5

  /// A slider that is moved, and whether to the right.
  private struct Drag {
    var row: Int
    var isUpwards: Bool
  }

  private let folder: URL
  private let device: Device
  private let shown = ShownFrame()
  private let events: AsyncStream<DeviceEvent>
  private var random: Generator
  private var sliders: [CGRect] = []
  private var colorViewSize = CGSize.zero
  private var tally = KillTally()

  init(bundle: URL, seed: UInt64) async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("killed-\(UUID().uuidString)")
    device = Device(storage: folder, clock: .real)
    random = Generator(state: seed)
    events = await device.events()
    try await device.install(bundle)
    await shown.watch(device, for: Self.bundleID)
  }

  /// Kills the app at random moments, and compares after each what is there with what was shown last.
  func killAndRelaunch(times: Int) async throws -> KillTally {
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
    sliders = try Self.rows.map { try #require(screen.element("\($0)Slider")).frame }
    colorViewSize = try #require(screen.element("colorView")).frame.size
  }

  private func frame() throws -> MixerFrame {
    try MixerFrame(#require(shown.data), colorViewSize: colorViewSize)
  }

  // MARK: - Killing

  private func killAmidDrag(_ before: MixerFrame) async throws -> MixerFrame {
    let row = random.next(below: 3)
    let drag = Drag(row: row, isUpwards: before.numbers[row] < 50)
    let pace = random.next(below: 1_500)
    let delay = random.next(below: 12_000)
    let awaited = shown.count + random.next(below: Self.steps / 2)
    let pid = try #require(await device.processID(of: Self.bundleID))
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
    await Self.sleep(microseconds: random.next(below: 60_000))
    if let pid { kill(pid, SIGKILL) }
    await launch.value
    await waitForEnd()
    tally.kills += 1
    tally.amidLaunch += 1
    try checkFiles()
    try await device.launch(Self.bundleID)
    #expect(try frame() == before)
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

  /// What came back must be what was shown last, or what the one event after it made.
  private func check(_ restored: MixerFrame, against last: MixerFrame, after drag: Drag) throws {
    #expect(restored.numbers == restored.mixed)
    guard restored != last else { return }
    tally.aheadOfFrame += 1
    var advance = restored.numbers[drag.row] - last.numbers[drag.row]
    if !drag.isUpwards { advance.negate() }
    let step = 100 / Self.steps + 1
    // A move by less than a whole number changes the slider alone.
    #expect(
      (0...step).contains(advance),
      "\(last) was shown, \(restored) came back: \(last.difference(to: restored))")
    for row in Self.rows.indices where row != drag.row {
      #expect(restored.numbers[row] == last.numbers[row])
    }
  }

  /// Nothing torn, nothing half done.
  private func checkFiles() throws {
    let preferences = folder.appendingPathComponent(
      "iPhone-15/Containers/\(Self.bundleID)/Library/Preferences")
    let names = try FileManager.default.contentsOfDirectory(atPath: preferences.path)
    #expect(names.allSatisfy { $0 == "\(Self.bundleID).plist" }, "\(names)")
    for name in names {
      let data = try Data(contentsOf: preferences.appendingPathComponent(name))
      let values = try PropertyListSerialization.propertyList(from: data, format: nil)
      #expect((values as? [String: Any])?.count == 3)
    }
  }

  private static func sleep(microseconds: Int) async {
    try? await Task.sleep(for: .microseconds(microseconds))
  }
}

extension ScreenElement {
  /// The element with an identifier, here or further in.
  fileprivate func element(_ identifier: String) -> ScreenElement? {
    if self.identifier == identifier { return self }
    for child in children {
      if let found = child.element(identifier) { return found }
    }
    return nil
  }
}
